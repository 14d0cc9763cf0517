import { formatMoney } from "@pecacerta/rules/money";
import type { Contents } from "../mails.ts";
import { brasiliaTime, greetingTo, type Letter, type Piece } from "./letter.ts";

type Answered = Contents["bid-answered"];

const ANSWERS: Readonly<Record<Answered["answer"], (bid: Answered) => { subject: string; pieces: Piece[] }>> = {
  accepted: (bid) => ({
    subject: "Sua oferta foi aceita",
    pieces: [
      { paragraph: `A loja aceitou a sua oferta por ${bid.product}. As peças estão reservadas para você:` },
      { rows: [priced(bid)] },
      { paragraph: `Faça o pedido até ${brasiliaTime(bid.until)}.` },
    ],
  }),
  countered: (bid) => ({
    subject: "A loja respondeu à sua oferta",
    pieces: [
      { paragraph: `A loja propõe outro valor por ${bid.product}:` },
      { rows: [priced(bid)] },
      { paragraph: `Você pode aceitar até ${brasiliaTime(bid.until)}.` },
    ],
  }),
  refused: ({ product }) => ({
    subject: "Sua oferta não foi aceita",
    pieces: [{ paragraph: `Desta vez a loja não aceitou a sua oferta por ${product}. Você pode fazer outra.` }],
  }),
};

const priced = ({ quantity, value }: Answered) =>
  [quantity === 1 ? "1 peça" : `${quantity} peças, cada uma`, formatMoney(value)] as const;

export function bidAnswered(bid: Answered): Letter {
  const { subject, pieces } = ANSWERS[bid.answer](bid);
  return {
    subject,
    pieces: [{ paragraph: greetingTo(bid.name) }, ...pieces, { button: "Ver minhas ofertas", path: bid.path }],
    reason: "Você recebe esta mensagem porque fez uma oferta na loja.",
  };
}

export function questionAsked({ product, path, author, question }: Contents["question-asked"]): Letter {
  return {
    subject: "Nova pergunta sobre um produto",
    pieces: [
      { paragraph: `${author} perguntou sobre ${product}:` },
      { quoted: question },
      { button: "Ver o produto", path },
    ],
    reason: "A loja recebe esta mensagem a cada pergunta sobre um produto.",
  };
}

export function questionAnswered({ product, path, question, answer }: Contents["question-answered"]): Letter {
  return {
    subject: "Sua pergunta foi respondida",
    pieces: [
      { paragraph: `Você perguntou sobre ${product}:` },
      { quoted: question },
      { paragraph: "A loja respondeu:" },
      { quoted: answer },
      { button: "Ver o produto", path },
    ],
    reason: "Você recebe esta mensagem porque fez uma pergunta na loja.",
  };
}

export function newsletterConfirmation({ path, leavePath }: Contents["newsletter-confirmation"]): Letter {
  return {
    subject: "Confirme que quer receber as novidades",
    pieces: [
      { paragraph: "Olá!" },
      { paragraph: "Para receber as novidades e ofertas da loja neste e-mail, confirme:" },
      { button: "Quero receber", path },
    ],
    reason: "Você recebe esta mensagem porque este e-mail foi inscrito nas novidades. Sem confirmar, nada mais chega.",
    leavePath,
  };
}

export function contactMessage({ name, email, phone, message }: Contents["contact-message"]): Letter {
  const rows = [["Nome", name], ["E-mail", email], ...(phone ? [["Telefone", phone] as const] : [])] as const;
  return {
    subject: `Mensagem de ${name}`,
    pieces: [
      { paragraph: "Alguém escreveu pela página de contato da loja:" },
      { rows: [...rows] },
      { quoted: message },
    ],
    reason: "Esta mensagem veio da página de contato. A resposta vai para quem escreveu.",
    replyTo: { name, address: email },
  };
}
