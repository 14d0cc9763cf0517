import { type StaffSearchDto, searchStaffCall } from "@pecacerta/contract/admin/search";
import { accept } from "@pecacerta/rules/outcome";
import { findProductIdsByWord } from "../../catalog/product-list/product-words.ts";
import { findProductIdsByNumber } from "../../catalog/products/find-by-number.ts";
import { findProductIdsByAnyOwnNumber } from "../../catalog/stock/find-by-own-number.ts";
import type { Installation } from "../../companies/installation.ts";
import { findSenderOf, installationUrl } from "../../companies/mail/find-sender.ts";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findBestOrders } from "../../sales/orders/staff/find-best-orders.ts";
import { findBestCustomers } from "../customers/find-best-customers.ts";
import { findProductsForStaff } from "./find-products.ts";

const MAX_OF_A_KIND = 5;

export const searchHandlers = (installation: Installation): readonly StaffHandler[] => [
  staffHandler(searchStaffCall, async (tx, { permissions }, { query: { q = "" }, now }) => {
    const seesContacts = permissions.has("customers.read");
    const input = { term: q.trim(), max: MAX_OF_A_KIND, seesContacts, now };
    return accept({
      data: {
        orders: permissions.has("orders.read") ? await findBestOrders(tx, input) : null,
        customers: seesContacts ? await findBestCustomers(tx, input) : null,
        products: await findProducts(installation, tx, input),
      },
    });
  }),
];

async function findProducts(
  { config }: Installation,
  tx: TenantTransaction,
  { term, max }: { term: string; max: number },
): Promise<StaffSearchDto["products"]> {
  const named = await findProductIdsByAnyOwnNumber(tx, term);
  const byNumber = await findProductIdsByNumber(tx, term, max);
  const byWord = byNumber.length < max ? await findProductIdsByWord(tx, term, max) : [];
  const ids = [...new Set([...named, ...byNumber, ...byWord])].slice(0, max);
  const namedId = named.length === 1 ? named[0] : undefined;
  if (ids.length === 0) return [];
  return findProductsForStaff(tx, { ids, namedId }, await findSenderOf(tx, installationUrl(config)));
}
