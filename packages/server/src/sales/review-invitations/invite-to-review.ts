import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { dueDeliveries, MAX_INVITED_PARTS } from "@pecacerta/rules/review-invitation";
import { and, eq, sql } from "drizzle-orm";
import { customers } from "../../customers/tables.ts";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { deleteUnsentMails, queueMail } from "../../platform/mail/commands.ts";
import { orders } from "../tables/orders.ts";

const MAX_MAILS_PER_TRANSACTION = 100;

type DueOrder = { id: string; number: string; customerId: string; name: string; email: string };

/** Queues one mail for each order that is due. Returns how many were due; call it until that is 0. */
export async function inviteToReview(
  tx: TenantTransaction,
  { secretKey, now }: { secretKey: SecretKey; now: Date },
): Promise<number> {
  const due = await lockDueOrders(tx, now);
  for (const { id, number, customerId, name, email } of due) {
    await tx
      .update(orders)
      .set({ reviewInvitedAt: now })
      .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, id)));
    const items = await findPartsToReview(tx, id, customerId);
    if (items.length === 0) continue;
    const leavePath = `/review-invitation/leave?token=${declineToken(tx, secretKey, customerId)}` as const;
    const content = { name, number, items, leavePath };
    await queueMail(tx, { template: "review-invitation", to: email, customerId, content }, now);
  }
  return due.length;
}

/** Orders that another process has locked are skipped. Erased customers have no orders any more. */
async function lockDueOrders(tx: TenantTransaction, now: Date): Promise<DueOrder[]> {
  const { from, to } = dueDeliveries(now.getTime());
  const { rows } = await tx.execute<DueOrder>(sql`
    select o.id, o.number::text, o.customer_id as "customerId", c.name, c.email
    from order_steps s
    join orders o on o.company_id = s.company_id and o.id = s.order_id
    join customers c on c.company_id = o.company_id and c.id = o.customer_id
    where s.company_id = ${tx.companyId} and s.status_code = ${sql.raw(String(ORDER_STATUS_CODES.COMPLETED))}
      and s.at between ${new Date(from)} and ${new Date(to)}
      and o.review_invited_at is null and o.cancelled_at is null
      and o.payment_state not in ('refund-due', 'refunded')
      and c.review_mails_declined_at is null and c.blocked_at is null
    order by s.at limit ${MAX_MAILS_PER_TRANSACTION}
    for no key update of o skip locked`);
  return rows;
}

type PartToReview = { name: string; path: `/${string}` };

/** Returns what the buyer kept, has not reviewed, and finds in the shop. */
async function findPartsToReview(tx: TenantTransaction, orderId: string, customerId: string): Promise<PartToReview[]> {
  const { rows } = await tx.execute<{ name: string; slug: string }>(sql`
    select p.name, p.slug
    from order_items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    left join reviews r on r.company_id = i.company_id and r.product_id = i.product_id and r.customer_id = ${customerId}
    where i.company_id = ${tx.companyId} and i.order_id = ${orderId} and i.cancelled_quantity < i.quantity
      and p.published and r.id is null
    group by p.id, p.name, p.slug
    order by min(i.position) limit ${MAX_INVITED_PARTS}`);
  return rows.map(({ name, slug }) => ({ name, path: `/products/${slug}#reviews` }));
}

const declineToken = (tx: TenantTransaction, secretKey: SecretKey, customerId: string): string =>
  `${customerId}.${deriveSecret(secretKey, "review-invitation", tx.companyId, customerId)}`;

/** A token that is not the customer's own changes nothing. */
export async function declineReviewMails(
  tx: TenantTransaction,
  token: string,
  { secretKey, now }: { secretKey: SecretKey; now: Date },
): Promise<void> {
  const [customerId = ""] = token.split(".");
  if (!isUuid(customerId)) return;
  if (!hashSecret(token).equals(hashSecret(declineToken(tx, secretKey, customerId)))) return;
  await chooseReviewMails(tx, customerId, { isEnabled: false, now });
}

export async function chooseReviewMails(
  tx: TenantTransaction,
  customerId: string,
  { isEnabled, now }: { isEnabled: boolean; now: Date },
): Promise<void> {
  await tx
    .update(customers)
    .set({ reviewMailsDeclinedAt: isEnabled ? null : now })
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  if (!isEnabled) await deleteUnsentMails(tx, { customerId, templates: ["review-invitation"] });
}
