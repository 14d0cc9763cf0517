import type { OrderDto } from "@pecacerta/contract/order";
import { formatMoney } from "@pecacerta/rules/money";
import { Card } from "@pecacerta/ui/card.tsx";
import { useHasPassed } from "@pecacerta/ui/use-has-passed.ts";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { PixPayment } from "./pix-payment.tsx";
import { TimeLeft } from "./time-left.tsx";

const METHODS: Readonly<Record<OrderDto["payment"], () => string>> = {
  pix: m.payment_pix,
  combine: m.payment_combine,
  boleto: m.payment_boleto,
  card: m.payment_card,
};

type PayableOrder = Pick<OrderDto, "number" | "payment" | "paymentState" | "pixCode" | "valuePay" | "total" | "payBy">;

export function OrderPayment({ order }: { order: PayableOrder }) {
  const { number, payment, paymentState, pixCode, payBy, valuePay } = order;
  const isPastDue = useHasPassed(payBy);
  const isPending = paymentState === "pending" && !isPastDue;
  if (isPending && pixCode) {
    return (
      <Card title={m.pix_title()}>
        <OpenRest order={order} />
        <PixPayment code={pixCode} amount={valuePay} deadline={<PayBy dueAt={payBy} />} />
      </Card>
    );
  }
  if (isPending && payment === "combine") {
    return (
      <Card title={m.combine_title()}>
        <OpenRest order={order} />
        <PayBy dueAt={payBy} />
        <div className="print:hidden">
          <p className="my-4">{m.combine_how()}</p>
          <WhatsappButton
            message={m.combine_message({ number, total: formatMoney(valuePay) })}
            label={m.combine_whatsapp()}
          />
        </div>
      </Card>
    );
  }
  return (
    <Card title={m.payment()}>
      <p>{METHODS[payment]()}</p>
      {paymentState === "pending" && payBy ? <p>{m.pay_by_over({ date: formatMoment(payBy) })}</p> : null}
    </Card>
  );
}

/** Nothing before a part was paid. */
function OpenRest({ order: { valuePay, total } }: { order: PayableOrder }) {
  if (valuePay === total) return null;
  return <p className="mb-4 strong">{m.pay_rest({ total: formatMoney(total), amount: formatMoney(valuePay) })}</p>;
}

/** Nothing for an order without a deadline. */
function PayBy({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null;
  return (
    <p>
      <span className="strong">{m.pay_by({ date: formatMoment(dueAt) })}</span>{" "}
      <span className="print:hidden">
        <TimeLeft until={dueAt} />
      </span>
    </p>
  );
}
