import { toWholeDays } from "@pecacerta/rules/duration";
import { formatMoney } from "@pecacerta/rules/money";
import { ORDER_LINK_LIFETIME_MS, type PaymentMethod } from "@pecacerta/rules/order";
import type { Contents } from "../mails.ts";
import { brasiliaTime, greetingTo, type Letter, type Piece } from "./letter.ts";

type Received = Contents["order-received"];
type Status = Contents["order-status"]["status"];

export function orderReceived(order: Received): Letter {
  return {
    subject: `Pedido ${order.number} recebido`,
    pieces: [
      { paragraph: greetingTo(order.name) },
      { paragraph: `Recebemos o seu pedido ${order.number}. Obrigado!` },
      { rows: rowsOf(order) },
      ...payingOf(order.payment, order.pixCode),
      ...(order.payBy ? [{ paragraph: payByText(order.payBy) }] : []),
      { button: "Ver o pedido", path: order.path },
      {
        paragraph: `Esse link vale por ${toWholeDays(ORDER_LINK_LIFETIME_MS)} dias. Depois, o pedido continua na sua conta, em Meus pedidos.`,
      },
    ],
    reason: "Você recebe esta mensagem porque fez um pedido na loja.",
  };
}

function rowsOf({ items, shipping, tax, total }: Received): (readonly [string, string])[] {
  return [
    ...items.map((item) => [`${item.quantity} × ${item.name}`, formatMoney(item.total)] as const),
    ["Frete", formatMoney(shipping)],
    ["Impostos", formatMoney(tax)],
    ["Total", formatMoney(total)],
  ];
}

const PAYING: Readonly<Record<PaymentMethod, string>> = {
  pix: "Pague com Pix: copie o código abaixo e cole no aplicativo do seu banco.",
  boleto: "O boleto chega em seguida.",
  card: "O pagamento é no cartão.",
  combine: "O pagamento é combinado com a loja pelo WhatsApp.",
};

const payingOf = (payment: PaymentMethod, pixCode: string | null): Piece[] => [
  { paragraph: PAYING[payment] },
  ...(pixCode ? [{ code: pixCode }] : []),
];

const payByText = (payBy: string): string =>
  `Pague até ${brasiliaTime(payBy)}. Sem o pagamento até lá, o pedido é cancelado e as peças voltam a ser vendidas.`;

export function orderExpired({ name, number, path, payBy }: Contents["order-expired"]): Letter {
  return {
    subject: `Pedido ${number} cancelado`,
    pieces: [
      { paragraph: greetingTo(name) },
      {
        paragraph: `O seu pedido ${number} foi cancelado: o pagamento não foi recebido até ${brasiliaTime(payBy)}. Nada mais precisa ser pago, e as peças voltaram a ser vendidas.`,
      },
      {
        paragraph:
          "Se você já pagou, responda a esta mensagem com o comprovante. Se ainda quer as peças, compre de novo.",
      },
      { button: "Ver o pedido", path },
    ],
    reason: "Você recebe esta mensagem porque fez um pedido na loja.",
  };
}

const SAID: Readonly<Record<Status, { subject: string; paragraph: string }>> = {
  shipped: { subject: "enviado", paragraph: "foi enviado. Logo ele chega até você." },
  completed: { subject: "concluído", paragraph: "foi concluído. Obrigado pela compra!" },
  cancelled: { subject: "cancelado", paragraph: "foi cancelado, e nada mais precisa ser pago." },
};

export function orderStatus({ name, number, path, status }: Contents["order-status"]): Letter {
  return {
    subject: `Pedido ${number} ${SAID[status].subject}`,
    pieces: [
      { paragraph: greetingTo(name) },
      { paragraph: `O seu pedido ${number} ${SAID[status].paragraph}` },
      { button: "Ver o pedido", path },
    ],
    reason: "Você recebe esta mensagem porque fez um pedido na loja.",
  };
}
