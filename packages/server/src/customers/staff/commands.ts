import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { deleteUnsentMails } from "../../platform/mail/commands.ts";
import { lockCustomer } from "../lock-customer.ts";
import { ownedBy } from "../owned-by.ts";
import { accountLinks, customerNotes, customers, sessions } from "../tables.ts";

/** `name`: of the staff user. */
export type CustomerActor = Actor & { name?: string };
type CustomerCommandInput = { customerId: string; now: Date };
type CustomerOutcome = Outcome<undefined, "CUSTOMER_NOT_FOUND">;

export async function addCustomerNote(
  tx: TenantTransaction,
  actor: CustomerActor,
  { customerId, text, now }: CustomerCommandInput & { text: string },
): Promise<CustomerOutcome> {
  if (!(await lockCustomer(tx, customerId))) return refuse("CUSTOMER_NOT_FOUND");
  const id = uuid();
  const staffUserId = actor.kind === "staff" ? actor.staffUserId : null;
  const written = { at: now, staffUserId, staffName: actor.name ?? "", text };
  await tx.insert(customerNotes).values({ companyId: tx.companyId, id, customerId, ...written });
  await appendCustomerEntry(tx, actor, { customerId, now, action: "note-added", after: { note: id } });
  return accept(undefined);
}

/** Ends the customer's sessions. Nobody orders, bids or asks without one. */
export async function blockCustomer(
  tx: TenantTransaction,
  actor: CustomerActor,
  { customerId, reason, now }: CustomerCommandInput & { reason: string },
): Promise<CustomerOutcome> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer) return refuse("CUSTOMER_NOT_FOUND");
  await setBlocked(tx, customerId, { blockedAt: now, blockedReason: reason });
  await tx.delete(sessions).where(ownedBy(sessions, tx, customerId));
  await tx.delete(accountLinks).where(ownedBy(accountLinks, tx, customerId));
  await deleteUnsentMails(tx, { customerId, templates: ["review-invitation"] });
  const states = { before: { blocked: customer.isBlocked }, after: { blocked: true } };
  await appendCustomerEntry(tx, actor, { customerId, now, action: "blocked", ...states });
  return accept(undefined);
}

export async function unblockCustomer(
  tx: TenantTransaction,
  actor: CustomerActor,
  { customerId, now }: CustomerCommandInput,
): Promise<CustomerOutcome> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer) return refuse("CUSTOMER_NOT_FOUND");
  await setBlocked(tx, customerId, { blockedAt: null, blockedReason: "" });
  const states = { before: { blocked: customer.isBlocked }, after: { blocked: false } };
  await appendCustomerEntry(tx, actor, { customerId, now, action: "unblocked", ...states });
  return accept(undefined);
}

const setBlocked = (
  tx: TenantTransaction,
  customerId: string,
  blocked: { blockedAt: Date | null; blockedReason: string },
) =>
  tx
    .update(customers)
    .set(blocked)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));

type CustomerEntry = CustomerCommandInput & {
  action: "note-added" | "blocked" | "unblocked" | "exported" | "erased";
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

export const appendCustomerEntry = (
  tx: TenantTransaction,
  actor: CustomerActor,
  { customerId, now, action, ...states }: CustomerEntry,
): Promise<void> =>
  appendAuditEntry(tx, actor, {
    action: `customer.${action}`,
    subjectKind: "customer",
    subjectId: customerId,
    ...states,
    at: now,
  });
