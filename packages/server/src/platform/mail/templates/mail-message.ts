import type { ShopPath } from "../mail-types.ts";

/** A block of a mail, rendered as HTML and as text: its strings hold no markup. */
export type MailBlock =
  | { paragraph: string }
  /** What a person wrote, line by line. */
  | { quoted: string }
  /** Something to copy. */
  | { code: string }
  | { rows: (readonly [what: string, value: string])[] }
  | { button: string; path: ShopPath }
  | { small: string };

/** What a letter says, before it is known which shop says it and where that is. */
export type MailMessage = {
  subject: string;
  blocks: MailBlock[];
  /** Why the recipient gets this. */
  reason: string;
  /** Who an answer goes to, where it is not the company. */
  replyTo?: { name: string; address: string };
  /** The page that ends all letters of this kind. */
  unsubscribePath?: ShopPath;
};

const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/** Only what looks like a first name is repeated: an account's name is no way to have the shop say things to strangers. */
export function greeting(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return FIRST_NAME.test(first) ? `Olá, ${first}!` : "Olá!";
}

// Brazil has kept one time for most of its people, and no summer time, since 2019.
const brasiliaFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

/** An ISO 8601 moment as `21 de novembro de 2026 às 12:00 (horário de Brasília)`. */
export const formatBrasiliaTime = (iso: string): string =>
  `${brasiliaFormat.format(new Date(iso))} (horário de Brasília)`;
