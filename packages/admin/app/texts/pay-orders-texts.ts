import { orderTexts } from "./order-texts.ts";

const payments = (count: number): string => (count === 1 ? "1 pagamento" : `${count} pagamentos`);

export const payOrdersTexts = {
  title: "Confirmar pagamentos",
  question: (count: number, sum: string) =>
    count === 1
      ? `O pagamento deste pedido, de ${sum}, entrou na conta?`
      : `Os pagamentos destes ${count} pedidos entraram na conta, ${sum} no total?`,
  hint: "Cada pedido fica pago pelo que falta, com a data de hoje, e o cliente recebe um e-mail. Um engano se desfaz no pedido.",
  order: (number: string, buyer: string) => `${orderTexts.order(number)} · ${buyer || orderTexts.erasedBuyer}`,
  left: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `O pedido ${numbers[0]} não espera pagamento e fica como está.`
      : `Não esperam pagamento e ficam como estão: ${numbers.join(", ")}.`,
  submit: (count: number) => `Confirmar ${payments(count)}`,
  sending: (place: number, count: number) => `Confirmando ${place} de ${count}…`,
  confirmed: (count: number, sum: string) =>
    count === 1 ? `1 pagamento confirmado: ${sum}.` : `${count} pagamentos confirmados: ${sum}.`,
  close: "Concluir",
} as const;
