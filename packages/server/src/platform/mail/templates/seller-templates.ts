import { formatMoney } from "@pecacerta/rules/money";
import type { MailContents } from "../mail-types.ts";
import { formatBrasiliaTime, greeting, type MailBlock, type MailMessage } from "./mail-message.ts";

type BidAnswered = MailContents["bid-answered"];

const BID_ANSWERS: Readonly<
  Record<BidAnswered["answer"], (bid: BidAnswered) => { subject: string; pieces: MailBlock[] }>
> = {
  accepted: (bid) => ({
    subject: "Sua proposta foi aceita",
    pieces: [
      { paragraph: `A loja aceitou a sua proposta por ${bid.product}. As peças estão reservadas para você:` },
      { rows: [priceRow(bid)] },
      { paragraph: `Faça o pedido até ${formatBrasiliaTime(bid.until)}.` },
    ],
  }),
  countered: (bid) => ({
    subject: "A loja respondeu à sua proposta",
    pieces: [
      { paragraph: `A loja propõe outro valor por ${bid.product}:` },
      { rows: [priceRow(bid)] },
      { paragraph: `Você pode aceitar até ${formatBrasiliaTime(bid.until)}.` },
    ],
  }),
  refused: ({ product }) => ({
    subject: "Sua proposta não foi aceita",
    pieces: [{ paragraph: `Desta vez a loja não aceitou a sua proposta por ${product}. Você pode fazer outra.` }],
  }),
};

export const priceRow = ({ quantity, value }: Pick<BidAnswered, "quantity" | "value">) =>
  [quantity === 1 ? "1 peça" : `${quantity} peças, cada uma`, formatMoney(value)] as const;

export function bidAnswered(bid: BidAnswered): MailMessage {
  const { subject, pieces } = BID_ANSWERS[bid.answer](bid);
  return {
    subject,
    blocks: [{ paragraph: greeting(bid.name) }, ...pieces, { button: "Ver minhas propostas", path: bid.path }],
    reason: "Você recebe esta mensagem porque fez uma proposta na loja.",
  };
}

export function newQuestion({ product, path, author, question }: MailContents["question-asked"]): MailMessage {
  return {
    subject: "Nova pergunta sobre um produto",
    blocks: [
      { paragraph: `${author} perguntou sobre ${product}:` },
      { quoted: question },
      { button: "Ver o produto", path },
    ],
    reason: "A loja recebe esta mensagem a cada pergunta sobre um produto.",
  };
}

export function questionAnswered({ product, path, question, answer }: MailContents["question-answered"]): MailMessage {
  return {
    subject: "Sua pergunta foi respondida",
    blocks: [
      { paragraph: `Você perguntou sobre ${product}:` },
      { quoted: question },
      { paragraph: "A loja respondeu:" },
      { quoted: answer },
      { button: "Ver o produto", path },
    ],
    reason: "Você recebe esta mensagem porque fez uma pergunta na loja.",
  };
}

export function reviewAnswered({ product, path, review, answer }: MailContents["review-answered"]): MailMessage {
  return {
    subject: "A loja respondeu à sua avaliação",
    blocks: [
      { paragraph: `Você avaliou ${product}:` },
      { quoted: review },
      { paragraph: "A loja respondeu:" },
      { quoted: answer },
      { button: "Ver o produto", path },
    ],
    reason: "Você recebe esta mensagem porque avaliou um produto da loja.",
  };
}

export function reviewInvitation({ name, number, items, leavePath }: MailContents["review-invitation"]): MailMessage {
  return {
    subject: `As peças do pedido ${number} serviram?`,
    blocks: [
      { paragraph: greeting(name) },
      {
        paragraph: `O seu pedido ${number} chegou há alguns dias. Conte como foi: a sua avaliação ajuda quem procura a mesma peça.`,
      },
      ...items.map((item) => ({ button: `Avaliar ${item.name}`, path: item.path })),
    ],
    reason: "Você recebe esta mensagem, uma só vez por pedido, porque comprou estas peças na loja.",
    unsubscribePath: leavePath,
  };
}

export function messageAnswered({ name, message, answer }: MailContents["message-answered"]): MailMessage {
  return {
    subject: "Resposta à sua mensagem",
    blocks: [{ paragraph: greeting(name) }, { quoted: answer }, { paragraph: "Você escreveu:" }, { quoted: message }],
    reason: "Você recebe esta mensagem porque escreveu pela página de contato da loja.",
  };
}

export function newsletterConfirmation({ path, leavePath }: MailContents["newsletter-confirmation"]): MailMessage {
  return {
    subject: "Confirme que quer receber as novidades",
    blocks: [
      { paragraph: "Olá!" },
      { paragraph: "Para receber as novidades e ofertas da loja neste e-mail, confirme:" },
      { button: "Quero receber", path },
    ],
    reason: "Você recebe esta mensagem porque este e-mail foi inscrito nas novidades. Sem confirmar, nada mais chega.",
    unsubscribePath: leavePath,
  };
}

export function stockReturned({ product, path, leavePath }: MailContents["stock-returned"]): MailMessage {
  return {
    subject: `Voltou: ${product}`,
    blocks: [
      { paragraph: `Você pediu um aviso, e a peça já pode ser comprada: ${product}.` },
      { paragraph: "A quantidade é limitada, e o aviso não reserva a peça." },
      { button: "Ver o produto", path },
    ],
    reason: "Você recebe esta mensagem, uma só vez, porque pediu este aviso na página do produto.",
    unsubscribePath: leavePath,
  };
}

export function contactMessage({ name, email, phone, message }: MailContents["contact-message"]): MailMessage {
  const rows = [["Nome", name], ["E-mail", email], ...(phone ? [["Telefone", phone] as const] : [])] as const;
  return {
    subject: `Mensagem de ${name}`,
    blocks: [
      { paragraph: "Alguém escreveu pela página de contato da loja:" },
      { rows: [...rows] },
      { quoted: message },
    ],
    reason: "Esta mensagem veio da página de contato. A resposta vai para quem escreveu.",
    replyTo: { name, address: email },
  };
}
