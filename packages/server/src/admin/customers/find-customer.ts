import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { partName } from "@pecacerta/rules/part-number";
import { seesWholeCpf } from "@pecacerta/rules/permission";
import { whatsappNumber } from "@pecacerta/rules/phone";
import { formatTaxId, maskTaxId } from "@pecacerta/rules/tax-id";
import { and, desc, eq } from "drizzle-orm";
import { findNamedParts, type NamedPart } from "../../catalog/part-names/part-name.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import { questions } from "../../content/questions/tables.ts";
import { findAddresses } from "../../customers/addresses/queries.ts";
import { findGarage } from "../../customers/garage/queries.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import { customerNotes, customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findBids } from "../../sales/bids/queries.ts";
import { findOrdersOfCustomer, findOrderTotals, NO_ORDERS } from "../../sales/orders/staff/customer-orders.ts";

/** Of orders, questions and notes. */
const MOST_LISTED = 50;

export async function findStaffCustomer(
  tx: TenantTransaction,
  { role, permissions }: Pick<StaffMember, "role" | "permissions">,
  { id, now }: { id: string; now: Date },
): Promise<StaffCustomerDto | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id)));
  if (!row) return undefined;
  const { name, email, phone, cpf, createdAt, emailConfirmedAt, blockedAt, blockedReason } = row;
  return {
    id,
    name,
    email,
    phone,
    createdAt: createdAt.toISOString(),
    emailConfirmed: emailConfirmedAt !== null,
    cpf: seesWholeCpf(role) ? formatTaxId(cpf) : maskTaxId(cpf),
    whatsapp: whatsappNumber(phone),
    blocked: blockedAt && { at: blockedAt.toISOString(), reason: blockedReason },
    ...((await findOrderTotals(tx, [id])).get(id) ?? NO_ORDERS),
    addresses: await findAddresses(tx, id),
    vehicles: await findGarage(tx, id),
    recentOrders: permissions.has("orders.read")
      ? await findOrdersOfCustomer(tx, id, { limit: MOST_LISTED, now })
      : null,
    bids: await findNamedBids(tx, id, now),
    questions: await findQuestionsOfCustomer(tx, id),
    notes: await findNotes(tx, id),
  };
}

async function findNamedBids(tx: TenantTransaction, customerId: string, now: Date): Promise<StaffCustomerDto["bids"]> {
  const bids = await findBids(tx, customerId, now);
  const parts = await findNamedParts(
    tx,
    bids.map(({ product }) => product.id),
  );
  return bids.map(({ product, ...bid }) => ({
    ...bid,
    product: { partNumber: "", brand: "", ...product, ...parts.get(product.id) },
  }));
}

async function findQuestionsOfCustomer(tx: TenantTransaction, customerId: string) {
  const rows = await tx
    .select()
    .from(questions)
    .where(ownedBy(questions, tx, customerId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(MOST_LISTED);
  const parts = await findNamedParts(
    tx,
    rows.map(({ productId }) => productId),
  );
  const nameOf = (part: NamedPart | undefined) => (part ? partName(part) : "");
  return rows.map(({ id, createdAt, content, answer, productId }) => ({
    id,
    at: createdAt.toISOString(),
    product: nameOf(parts.get(productId)),
    content,
    answer,
  }));
}

async function findNotes(tx: TenantTransaction, customerId: string) {
  const rows = await tx
    .select()
    .from(customerNotes)
    .where(ownedBy(customerNotes, tx, customerId))
    .orderBy(desc(customerNotes.id))
    .limit(MOST_LISTED);
  return rows.map(({ id, at, staffName, text }) => ({ id, at: at.toISOString(), name: staffName, text }));
}
