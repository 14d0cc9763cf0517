import { canAdvanceOrder, ORDER_STATUS_CODES, orderStatusFromCode } from "@pecacerta/rules/order";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { orderSteps, orders } from "../tables/orders.ts";
import { orderStatusMail } from "./mails.ts";

type AdvanceOrderStatusInput = { id: string; status: "SHIPPED" | "COMPLETED"; now: Date };

/** @forSellers */
export async function advanceOrderStatus(
  tx: TenantTransaction,
  { id, status, now }: AdvanceOrderStatusInput,
): Promise<Outcome<undefined, "ORDER_NOT_FOUND" | "ORDER_CLOSED">> {
  const whereOrder = and(eq(orders.companyId, tx.companyId), eq(orders.id, id));
  const [order] = await tx.select().from(orders).where(whereOrder).for("no key update");
  if (!order) return refuse("ORDER_NOT_FOUND");
  if (order.cancelledAt || !canAdvanceOrder(orderStatusFromCode(order.statusCode), status))
    return refuse("ORDER_CLOSED");
  const statusCode = ORDER_STATUS_CODES[status];
  await tx.update(orders).set({ statusCode }).where(whereOrder);
  await tx.insert(orderSteps).values({ companyId: tx.companyId, orderId: id, statusCode, at: now });
  const mail = await orderStatusMail(tx, order, status === "SHIPPED" ? "shipped" : "completed");
  if (mail) await queueMail(tx, mail);
  return accept(undefined);
}
