import { formatMoney } from "@pecacerta/rules/money";
import { isPartlyPaid } from "@pecacerta/rules/order-payment";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { nextActionOf } from "../order-actions/next-action.ts";
import { formatDate, formatDateTime } from "../texts/format-time.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import { orderTexts, PAYMENT_NAMES, PAYMENT_STATE_NAMES } from "../texts/order-texts.ts";
import { Facts } from "./facts.tsx";
import type { OrderPanelProps } from "./open-dialog.ts";
import { OrderPayments } from "./order-payments.tsx";

export function OrderPaymentPanel({ order, can, open }: OrderPanelProps) {
  const { openAmount, paidAmount, paidAt, paymentReference, payBy, paymentState, refundDue, refundedAmount, refunds } =
    order;
  return (
    <Card title={texts.payment}>
      <div className="grid gap-4">
        <Facts
          facts={[
            [texts.method, PAYMENT_NAMES[order.payment]],
            [texts.state, isPartlyPaid(order) ? orderTexts.partlyPaid : PAYMENT_STATE_NAMES[paymentState]],
            [texts.payBy, paymentState === "pending" && payBy ? formatDateTime(payBy) : null],
            [texts.paid, paidAmount === null ? null : formatMoney(paidAmount)],
            [texts.open, isPartlyPaid(order) ? <b key="open">{formatMoney(openAmount)}</b> : null],
            [texts.paidAt, paidAt ? formatDate(paidAt) : null],
            [texts.reference, paymentReference],
            [texts.refunded, refundedAmount > 0 ? formatMoney(refundedAmount) : null],
            [texts.refundDue, refundDue > 0 ? <b key="due">{formatMoney(refundDue)}</b> : null],
          ]}
        />
        <Facts
          facts={[
            [texts.subtotal, formatMoney(order.subtotal)],
            ...order.totals.map(({ title, price, included }): [string, string] => [
              included ? texts.included(title) : title,
              formatMoney(price),
            ]),
            [texts.total, <b key="total">{formatMoney(order.total)}</b>],
          ]}
        />
        <OrderPayments order={order} can={can} open={open} />
        {refunds.length > 0 ? (
          <section>
            <h3 className="small strong">{texts.refunds}</h3>
            <ul className="grid gap-2">
              {refunds.map(({ id, at, name, amount, method, reason }) => (
                <li key={id} className="small wrap-anywhere">
                  {texts.refundLine(formatMoney(amount), actionTexts.refund.methods[method])}
                  <span className="note block">{[formatDateTime(at), name, reason].filter(Boolean).join(" · ")}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {can("refund") && nextActionOf(order) !== "refund" ? (
          <Button variant="secondary" small onClick={() => open({ action: "refund" })}>
            {texts.actions.refund}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
