import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { formatDate, formatDateTime } from "../texts/format-time.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import type { OrderPanelProps } from "./open-dialog.ts";

type OrderPayment = StaffOrderDto["payments"][number];

/** The confirmed payments. A reversed one stays, struck through. */
export const OrderPayments = ({ order: { payments }, can, open }: OrderPanelProps) =>
  payments.length === 0 ? null : (
    <section>
      <h3 className="small strong">{texts.payments}</h3>
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="small wrap-anywhere">
            <PaymentText payment={payment} />
            {payment.reversal === null && can("reverse-payment") ? (
              <Button
                variant="quiet"
                small
                aria-label={texts.reverseOf(formatMoney(payment.amount))}
                onClick={() => open({ action: "reverse-payment", payment: payment.id })}
              >
                {texts.reverse}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );

function PaymentText({ payment: { amount, paidAt, at, name, reference, reversal } }: { payment: OrderPayment }) {
  const line = texts.paymentLine(formatMoney(amount), formatDate(paidAt));
  return (
    <>
      {reversal ? <s>{line}</s> : line}
      <span className="note block">{[formatDateTime(at), name, reference].filter(Boolean).join(" · ")}</span>
      {reversal ? (
        <span className="note block">
          {[
            texts.reversed(actionTexts.reversePayment.reasons[reversal.reason]),
            formatDateTime(reversal.at),
            reversal.name,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      ) : null}
    </>
  );
}
