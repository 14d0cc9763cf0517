import type { OrderMail } from "@pecacerta/rules/order-stage";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { findSenderOf } from "../../../companies/mail/find-sender.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { renderMail } from "../../../platform/mail/render-mail.ts";
import { createMailMessage } from "../../../platform/mail/templates/templates.ts";
import { orders } from "../../tables/orders.ts";
import { writeOrderMail } from "../mails.ts";

type PreviewOrderMailInput = {
  number: string;
  mail: OrderMail;
  carrier?: string | undefined;
  tracking?: string | undefined;
  baseUrl: string;
};

/** Null if the customer's account was deleted. */
export async function previewOrderMail(
  tx: TenantTransaction,
  { number, mail, carrier, tracking, baseUrl }: PreviewOrderMailInput,
): Promise<Outcome<{ to: string; subject: string; text: string } | null, "ORDER_NOT_FOUND">> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.number, Number(number))));
  if (!order) return refuse("ORDER_NOT_FOUND");
  const shipment = { carrier: carrier ?? order.carrier, tracking: tracking ?? order.tracking };
  const written = await writeOrderMail(tx, { ...order, ...shipment }, mail);
  if (!written) return accept(null);
  const message = createMailMessage(written.template, written.content as never);
  const { subject, text } = renderMail(message, await findSenderOf(tx, baseUrl));
  return accept({ to: written.to, subject, text });
}
