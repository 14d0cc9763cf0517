import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import { findFirstMomentOnTime, toStaffOrderRows } from "./order-rows.ts";
import { findMatchingOrders, type OrderSearch } from "./search-orders.ts";

// Of each way to match. An exact number has one; of more orders of one name any of them may be missing.
const MAX_CONSIDERED = 100;

/** The order with this number first, then the newest. */
export async function findBestOrders(
  tx: TenantTransaction,
  { term, max, now, seesContacts }: OrderSearch & { term: string; max: number; now: Date },
): Promise<StaffOrderRowDto[]> {
  if (term === "") return [];
  const search = { max: MAX_CONSIDERED, seesContacts, withProducts: false };
  const page = { sort: "newest", limit: 10 * MAX_CONSIDERED, ...search } as const;
  const { numbers } = await findMatchingOrders(tx, term, page);
  const typed = Number(term.replace(/^#/, ""));
  const best = [...numbers.filter((number) => number === typed), ...numbers.filter((number) => number !== typed)];
  const shown = best.slice(0, max);
  if (shown.length === 0) return [];
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), inArray(orders.number, shown)))
    .orderBy(desc(orders.number));
  const onTimeSince = await findFirstMomentOnTime(tx, now);
  const found = await toStaffOrderRows(tx, rows, onTimeSince);
  return found.sort((one, other) => shown.indexOf(Number(one.number)) - shown.indexOf(Number(other.number)));
}
