import { formatMoney } from "@pecacerta/rules/money";
import type { PaymentMethod } from "@pecacerta/rules/order";
import type { MailContents } from "../mail-types.ts";
import { formatBrasiliaTime, type MailMessage } from "./mail-message.ts";
import { toItemRow } from "./order-templates.ts";
import { priceRow } from "./seller-templates.ts";

const REASON =
  "Você recebe esta mensagem porque trabalha nesta loja. Para não receber, desligue o aviso em Minha conta, no painel.";

const NEXT_STEPS: Readonly<Record<PaymentMethod, string>> = {
  pix: "O cliente escolheu Pix. Quando o valor entrar na conta, confirme o pagamento no pedido.",
  boleto: "O cliente escolheu boleto. Quando o valor entrar na conta, confirme o pagamento no pedido.",
  card: "O cliente escolheu cartão.",
  combine: "O cliente quer combinar o pagamento com a loja.",
};

export function staffNewOrder({ number, path, items, total, payment }: MailContents["staff-new-order"]): MailMessage {
  return {
    subject: `Novo pedido ${number}: ${formatMoney(total)}`,
    blocks: [
      { paragraph: `A loja recebeu o pedido ${number}:` },
      { rows: [...items.map(toItemRow), ["Total, com frete e impostos", formatMoney(total)]] },
      { paragraph: NEXT_STEPS[payment] },
      { button: "Abrir o pedido", adminPath: path },
    ],
    reason: REASON,
  };
}

export function staffNewBid({ product, path, until, ...bid }: MailContents["staff-new-bid"]): MailMessage {
  return {
    subject: `Nova proposta: ${product}`,
    blocks: [
      { paragraph: `Um cliente fez uma proposta por ${product}:` },
      { rows: [priceRow(bid)] },
      { paragraph: `Responda até ${formatBrasiliaTime(until)}: depois a proposta vence.` },
      { button: "Responder à proposta", adminPath: path },
    ],
    reason: REASON,
  };
}
