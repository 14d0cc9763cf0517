import type { Order } from "@pecacerta/contract/order";
import { type TextId, useText } from "../../texts/customer-text.ts";
import { Card } from "../../ui/card.tsx";
import { WhatsappButton } from "../cart/whatsapp-button.tsx";
import { PixPayment } from "./pix-payment.tsx";

const METHODS: Readonly<Record<Order["payment"], TextId>> = {
  pix: "TEXT_PAYMENT_PIX",
  combine: "TEXT_PAYMENT_COMBINE",
  boleto: "TEXT_PAYMENT_BOLETO",
  card: "TEXT_PAYMENT_CARD",
};

type Payable = Pick<Order, "number" | "payment" | "paymentState" | "pixCode">;

/** How an order is paid, and what its customer has to do for it now. */
export function OrderPayment({ order: { number, payment, paymentState, pixCode } }: { order: Payable }) {
  const text = useText();
  const isPending = paymentState === "pending";
  if (isPending && pixCode) {
    return (
      <Card title={text("TEXT_PIX_TITLE")}>
        <PixPayment code={pixCode} />
      </Card>
    );
  }
  if (isPending && payment === "combine") {
    return (
      <Card title={text("TEXT_COMBINE_TITLE")}>
        <p className="mb-4">{text("TEXT_COMBINE_HOW")}</p>
        <WhatsappButton about={text("TEXT_COMBINE_MESSAGE", { number })} label={text("TEXT_COMBINE_WHATSAPP")} />
      </Card>
    );
  }
  return (
    <Card title={text("TEXT_PAYMENT")}>
      <p>{text(METHODS[payment])}</p>
    </Card>
  );
}
