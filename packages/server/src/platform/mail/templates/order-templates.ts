import { formatMoney } from "@pecacerta/rules/money";
import type { PaymentMethod } from "@pecacerta/rules/order";
import type { MailContents } from "../mail-types.ts";
import { formatBrasiliaTime, greeting, type MailBlock, type MailMessage } from "./mail-message.ts";

type OrderReceived = MailContents["order-received"];
type Status = MailContents["order-status"]["status"];

export function orderReceived(order: OrderReceived): MailMessage {
  return {
    subject: `Pedido ${order.number} recebido`,
    blocks: [
      { paragraph: greeting(order.name) },
      { paragraph: `Recebemos o seu pedido ${order.number}. Obrigado!` },
      { rows: orderRows(order) },
      ...paymentBlocks(order),
      ...(order.delivery ? [{ paragraph: deliveryText(order.delivery) }] : []),
    ],
    reason: "Você recebe esta mensagem porque fez um pedido na loja.",
  };
}

function orderRows({
  name,
  cnpj,
  items,
  shipping,
  tax,
  taxIncluded,
  total,
}: OrderReceived): (readonly [string, string])[] {
  return [
    ...(cnpj ? [[name, `CNPJ ${cnpj}`] as const] : []),
    ...items.map(toItemRow),
    ["Frete", formatMoney(shipping)],
    [taxIncluded ? "Impostos incluídos nos preços" : "Impostos", formatMoney(tax)],
    ["Total", formatMoney(total)],
  ];
}

export const toItemRow = ({ name, quantity, total }: OrderReceived["items"][number]) =>
  [`${quantity} × ${name}`, formatMoney(total)] as const;

const deliveryText = ({ from, to }: NonNullable<OrderReceived["delivery"]>): string =>
  `Previsão de entrega, contada do pagamento no dia do pedido: ${formatDayRange(from, to)}.`;

const formatDayRange = (from: string, to: string): string =>
  from === to ? formatNumericDay(from) : `entre ${formatNumericDay(from)} e ${formatNumericDay(to)}`;

const formatNumericDay = (day: string): string => day.split("-").reverse().slice(0, 2).join("/");

const PAYMENT_INSTRUCTIONS: Readonly<Record<PaymentMethod, string>> = {
  pix: "Pague com Pix: copie o código abaixo e cole no aplicativo do seu banco, ou use o botão.",
  boleto: "O boleto chega em seguida.",
  card: "O pagamento é no cartão.",
  combine: "O pagamento é combinado com a loja. Você também pode responder a esta mensagem.",
};

function paymentBlocks({ payment, pixCode, payBy, number, path }: OrderReceived): MailBlock[] {
  const instruction = { paragraph: PAYMENT_INSTRUCTIONS[payment] };
  const deadline = payBy ? [{ paragraph: payByText(payBy) }] : [];
  const orderButton = { button: "Ver o pedido", path };
  if (pixCode) return [instruction, { code: pixCode }, ...deadline, { button: "Pagar com Pix", path }];
  if (payment !== "combine") return [instruction, ...deadline, orderButton];
  const draft = `Olá! Fiz o pedido ${number} e quero combinar o pagamento.`;
  return [instruction, ...deadline, { whatsapp: "Combinar pelo WhatsApp", draft }, orderButton];
}

const payByText = (payBy: string): string =>
  `Pague até ${formatBrasiliaTime(payBy)}. Sem o pagamento até lá, o pedido é cancelado e as peças voltam a ser vendidas.`;

export function orderExpired({ name, number, path, payBy }: MailContents["order-expired"]): MailMessage {
  return {
    subject: `Pedido ${number} cancelado`,
    blocks: [
      { paragraph: greeting(name) },
      {
        paragraph: `O seu pedido ${number} foi cancelado: o pagamento não foi recebido até ${formatBrasiliaTime(payBy)}. Nada mais precisa ser pago, e as peças voltaram a ser vendidas.`,
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

const STATUS_TEXTS: Readonly<Record<Status, { subject: string; paragraph: string }>> = {
  paid: { subject: "com pagamento confirmado", paragraph: "está pago: recebemos o seu pagamento. Obrigado!" },
  shipped: { subject: "enviado", paragraph: "foi enviado. Logo ele chega até você." },
  completed: { subject: "entregue", paragraph: "foi entregue. Obrigado pela compra!" },
  cancelled: { subject: "cancelado", paragraph: "foi cancelado, e nada mais precisa ser pago." },
};

export function orderStatus(content: MailContents["order-status"]): MailMessage {
  const { name, number, path, status, carrier = "", tracking = "" } = content;
  return {
    subject: `Pedido ${number} ${STATUS_TEXTS[status].subject}`,
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: `O seu pedido ${number} ${STATUS_TEXTS[status].paragraph}` },
      ...(carrier === "" ? [] : [{ paragraph: `Transportadora: ${carrier}` }]),
      ...(tracking === "" ? [] : [{ paragraph: `Código de rastreio: ${tracking}` }]),
      { button: "Ver o pedido", path },
    ],
    reason: "Você recebe esta mensagem porque fez um pedido na loja.",
  };
}

export function orderLinesCancelled(content: MailContents["order-lines-cancelled"]): MailMessage {
  const { name, number, path, items, amount } = content;
  return {
    subject: `Pedido ${number}: peças canceladas`,
    blocks: [
      { paragraph: greeting(name) },
      { paragraph: `Estas peças do seu pedido ${number} foram canceladas. O resto do pedido segue normalmente.` },
      { rows: [...items.map(toItemRow), ["Valor a devolver", formatMoney(amount)]] },
      { button: "Ver o pedido", path },
    ],
    reason: "Você recebe esta mensagem porque fez um pedido na loja.",
  };
}
