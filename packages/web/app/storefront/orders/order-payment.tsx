import type { OrderDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { useHasPassed } from "@pecacerta/ui/use-has-passed.ts";
import { type CustomerTextId, useCustomerText } from "../../texts/customer-text.ts";
import { formatMoment } from "../../texts/format-date.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { PixPayment } from "./pix-payment.tsx";

const METHODS: Readonly<Record<OrderDto["payment"], CustomerTextId>> = {
  pix: "TEXT_PAYMENT_PIX",
  combine: "TEXT_PAYMENT_COMBINE",
  boleto: "TEXT_PAYMENT_BOLETO",
  card: "TEXT_PAYMENT_CARD",
};

type PayableOrder = Pick<OrderDto, "number" | "payment" | "paymentState" | "pixCode" | "payBy">;

export function OrderPayment({ order: { number, payment, paymentState, pixCode, payBy } }: { order: PayableOrder }) {
  const text = useCustomerText();
  const isPastDue = useHasPassed(payBy);
  const isPending = paymentState === "pending" && !isPastDue;
  if (isPending && pixCode) {
    return (
      <Card title={text("TEXT_PIX_TITLE")}>
        <PayBy dueAt={payBy} />
        <PixPayment code={pixCode} />
      </Card>
    );
  }
  if (isPending && payment === "combine") {
    return (
      <Card title={text("TEXT_COMBINE_TITLE")}>
        <PayBy dueAt={payBy} />
        <p className="mb-4">{text("TEXT_COMBINE_HOW")}</p>
        <WhatsappButton message={text("TEXT_COMBINE_MESSAGE", { number })} label={text("TEXT_COMBINE_WHATSAPP")} />
      </Card>
    );
  }
  return (
    <Card title={text("TEXT_PAYMENT")}>
      <p>{text(METHODS[payment])}</p>
      {paymentState === "pending" && payBy ? <p>{text("TEXT_PAY_BY_OVER", { date: formatMoment(payBy) })}</p> : null}
    </Card>
  );
}

/** Nothing for an order without a deadline. */
function PayBy({ dueAt }: { dueAt: string | null }) {
  const text = useCustomerText();
  return dueAt ? <p className="mb-4 font-semibold">{text("TEXT_PAY_BY", { date: formatMoment(dueAt) })}</p> : null;
}
