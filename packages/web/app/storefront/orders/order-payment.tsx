import type { OrderDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { useHasPassed } from "@pecacerta/ui/use-has-passed.ts";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { PixPayment } from "./pix-payment.tsx";

const METHODS: Readonly<Record<OrderDto["payment"], () => string>> = {
  pix: m.payment_pix,
  combine: m.payment_combine,
  boleto: m.payment_boleto,
  card: m.payment_card,
};

type PayableOrder = Pick<OrderDto, "number" | "payment" | "paymentState" | "pixCode" | "payBy">;

export function OrderPayment({ order: { number, payment, paymentState, pixCode, payBy } }: { order: PayableOrder }) {
  const isPastDue = useHasPassed(payBy);
  const isPending = paymentState === "pending" && !isPastDue;
  if (isPending && pixCode) {
    return (
      <Card title={m.pix_title()}>
        <PayBy dueAt={payBy} />
        <PixPayment code={pixCode} />
      </Card>
    );
  }
  if (isPending && payment === "combine") {
    return (
      <Card title={m.combine_title()}>
        <PayBy dueAt={payBy} />
        <p className="mb-4">{m.combine_how()}</p>
        <WhatsappButton message={m.combine_message({ number })} label={m.combine_whatsapp()} />
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

/** Nothing for an order without a deadline. */
function PayBy({ dueAt }: { dueAt: string | null }) {
  return dueAt ? <p className="mb-4 strong">{m.pay_by({ date: formatMoment(dueAt) })}</p> : null;
}
