import { orderTexts } from "./order-texts.ts";
import { shortOrdersTexts } from "./short-orders-texts.ts";

export const shipOrdersTexts = {
  title: (count: number) => `Enviar ${orderTexts.orders(count)}`,
  intro:
    "Cole a lista com o número do pedido e o código de rastreio, um par por linha. Ela é conferida antes do envio.",
  list: "Lista de rastreio",
  placeholder: "1001;AA123456785BR\n1002;AA123456799BR",
  carrier: "Transportadora",
  carrierHint: "Vale para todos. Pode ficar vazia.",
  withoutCode: (count: number) => `Enviar sem código os ${orderTexts.orders(count)} que não estão na lista`,
  withoutCodeOne: "Enviar sem código o pedido que não está na lista",
  ready: (count: number) => (count === 1 ? "1 pedido pronto para enviar." : `${count} pedidos prontos para enviar.`),
  code: (number: string, tracking: string) => `Pedido ${number}: ${tracking}`,
  unlisted: (numbers: string) => `Faltam na lista: ${numbers}.`,
  short: (numbers: readonly string[]) => `${shortOrdersTexts.short(numbers)} ${shortOrdersTexts.shipHint}`,
  unpaid: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `O pedido ${numbers[0]} não está pago e não é enviado.`
      : `Não estão pagos e não são enviados: ${numbers.join(", ")}.`,
  closed: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `O pedido ${numbers[0]} já foi enviado ou cancelado.`
      : `Já foram enviados ou cancelados: ${numbers.join(", ")}.`,
  problems: "Corrija ou apague estas linhas:",
  line: (line: number, text: string, problem: string) => `Linha ${line} (${text}): ${problem}`,
  reasons: {
    number: "não começa com um número de pedido",
    tracking: "não há um código de rastreio na coluna dos códigos",
    formula: "a célula é uma fórmula ou tem um caractere que não se vê, não um código",
    duplicate: "o pedido já está em outra linha",
    unselected: "o pedido não está entre os selecionados",
    unpaid: "o pedido não está pago",
    closed: "o pedido já foi enviado ou cancelado",
    "too-long": "o código é longo demais",
  },
  mails: "Cada cliente recebe um e-mail, com o código se houver.",
  send: (count: number) => `Enviar ${orderTexts.orders(count)}`,
  sending: "Enviando…",
  sent: (count: number) => (count === 1 ? "1 pedido enviado." : `${count} pedidos enviados.`),
  done: "Concluir",
  whichColumn: "Qual coluna tem o código de rastreio?",
  column: (index: number, examples: readonly string[]) => `Coluna ${index + 2}: ${examples.join(", ")}`,
  columnNeeded: "Diga antes qual coluna tem o código de rastreio.",
  nothing: "Cole a lista, ou marque o envio sem código.",
} as const;
