import type { ShopPath } from "../mail-types.ts";

/** Strings contain text, never markup. */
export type MailBlock =
  | { paragraph: string }
  | { quoted: string }
  | { code: string }
  /** A short code that is typed, not copied. */
  | { digits: string }
  | { rows: (readonly [what: string, value: string])[] }
  | { button: string; path: ShopPath }
  | { button: string; adminPath: ShopPath }
  /** A chat that begins with `draft`; nothing for a company without WhatsApp. */
  | { whatsapp: string; draft: string }
  | { small: string };

export type MailMessage = {
  subject: string;
  blocks: MailBlock[];
  reason: string;
  replyTo?: { name: string; address: string };
  unsubscribePath?: ShopPath;
};

const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/** Repeats only a plausible first name: a name must not make the shop send a stranger's message. */
export function greeting(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return FIRST_NAME.test(first) ? `Olá, ${first}!` : "Olá!";
}

// Most of Brazil has one time zone, without summer time since 2019.
const brasiliaFormat = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Sao_Paulo",
});

export const formatBrasiliaTime = (iso: string): string =>
  `${brasiliaFormat.format(new Date(iso))} (horário de Brasília)`;
