import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { createCompanyJob } from "../../companies/company-job.ts";
import type { Installation } from "../../companies/installation.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { orders } from "../tables/orders.ts";
import { cancelLockedOrder } from "./cancel-order.ts";

const BATCH_SIZE = 200;

export const createOrderExpiryJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "order-expiry",
    cron: "* * * * *",
    run: (tenant, signal) => expireOrders(tenant, { signal, log: installation.log }),
  });

type ExpireOrdersOptions = { now?: Date; signal?: AbortSignal; log?: Installation["log"] };

/** Each order has its own transaction: one that fails is logged. Returns how many were canceled. */
export async function expireOrders(
  tenant: Tenant,
  { now = new Date(), signal, log }: ExpireOrdersOptions = {},
): Promise<number> {
  const due = await withTenantTransaction(tenant, (tx) =>
    tx.select({ id: orders.id }).from(orders).where(isDue(tx, now)).orderBy(asc(orders.payBy)).limit(BATCH_SIZE),
  );
  let expired = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    try {
      if (await withTenantTransaction(tenant, (tx) => expireOrder(tx, id, now))) expired += 1;
    } catch (error) {
      if (!log) throw error;
      log.error({ err: error, companyId: tenant.companyId, orderId: id }, "An unpaid order could not be canceled");
    }
  }
  return expired;
}

// Checks again on the locked row: the order may have been paid meanwhile. Rows that another process locked are skipped.
async function expireOrder(tx: TenantTransaction, id: string, now: Date): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(isDue(tx, now), eq(orders.id, id)))
    .for("no key update", { skipLocked: true });
  if (!order) return false;
  await cancelLockedOrder(tx, order, { reason: "unpaid", actor: { kind: "program" }, now });
  return true;
}

const isDue = (tx: TenantTransaction, now: Date) =>
  and(
    eq(orders.companyId, tx.companyId),
    eq(orders.paymentState, "pending"),
    eq(orders.statusCode, ORDER_STATUS_CODES.PENDING),
    isNull(orders.cancelledAt),
    lte(orders.payBy, now),
  );
