import { cleanText } from "@pecacerta/rules/text";
import type { Letter, Piece } from "./letters/letter.ts";
import type { Sender } from "./sender.ts";

/** A letter as it is sent: the same words as HTML and as text. */
export type Written = {
  subject: string;
  html: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
  leaveAddress: string | undefined;
};

const LONGEST_SUBJECT = 150;

/** Sets a letter in the name of a shop. Whatever people wrote stands in it as text, never as markup. */
export function write(letter: Letter, sender: Sender): Written {
  const { replyTo, leavePath } = letter;
  const subject = cleanText(`${letter.subject} - ${sender.name}`).slice(0, LONGEST_SUBJECT);
  const leaveAddress = leavePath && sender.addressOf(leavePath);
  return {
    subject,
    text: textOf(letter, sender, leaveAddress),
    html: htmlOf(letter, sender, { subject, leaveAddress }),
    replyTo: replyTo ?? (sender.email ? { name: sender.name, address: sender.email } : undefined),
    leaveAddress,
  };
}

function textOf({ pieces, reason }: Letter, sender: Sender, leaveAddress: string | undefined): string {
  const told = pieces.map((piece) => textOfPiece(piece, sender));
  const leaving = leaveAddress ? [`Para não receber mais: ${leaveAddress}`] : [];
  return [...told, ["-- ", ...sender.imprint, reason, ...leaving].join("\n")].join("\n\n");
}

function textOfPiece(piece: Piece, { addressOf }: Sender): string {
  if ("paragraph" in piece) return piece.paragraph;
  if ("small" in piece) return piece.small;
  if ("code" in piece) return piece.code;
  if ("quoted" in piece) return piece.quoted.replace(/^/gm, "> ");
  if ("rows" in piece) return piece.rows.map(([what, value]) => `${what}: ${value}`).join("\n");
  return `${piece.button}:\n${addressOf(piece.path)}`;
}

// Programs that read mail know little CSS, and only beside the words.
const STYLE = {
  body: "margin:0;padding:24px 12px;background:#f1f3f5;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif",
  sheet: "max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:8px",
  shop: "margin:0 0 20px;font-size:18px;font-weight:bold",
  paragraph: "margin:0 0 16px",
  quoted: "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #cbd2d9;white-space:pre-wrap",
  code: "margin:0 0 16px;padding:12px;background:#f1f3f5;font:14px/1.4 monospace;word-break:break-all",
  table: "width:100%;margin:0 0 16px;border-collapse:collapse",
  what: "padding:6px 12px 6px 0;border-bottom:1px solid #e4e7eb;text-align:left;font-weight:normal",
  value: "padding:6px 0;border-bottom:1px solid #e4e7eb;text-align:right",
  button:
    "display:inline-block;padding:12px 20px;background:#1f2933;color:#ffffff;text-decoration:none;border-radius:6px",
  small: "margin:0 0 16px;font-size:14px;color:#52606d;overflow-wrap:anywhere",
  foot: "max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;color:#52606d",
} as const;

function htmlOf(
  { pieces, reason }: Letter,
  sender: Sender,
  { subject, leaveAddress }: { subject: string; leaveAddress: string | undefined },
): string {
  const leaving = leaveAddress ? `<br><a href="${escaped(leaveAddress)}">Não quero mais receber</a>` : "";
  const foot = [...sender.imprint, reason].map(escaped).join("<br>");
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">`,
    `<p style="${STYLE.shop}">${escaped(sender.name)}</p>`,
    ...pieces.map((piece) => htmlOfPiece(piece, sender)),
    `</div><p style="${STYLE.foot}">${foot}${leaving}</p></body></html>`,
  ].join("\n");
}

function htmlOfPiece(piece: Piece, { addressOf }: Sender): string {
  if ("paragraph" in piece) return `<p style="${STYLE.paragraph}">${escaped(piece.paragraph)}</p>`;
  if ("small" in piece) return `<p style="${STYLE.small}">${escaped(piece.small)}</p>`;
  if ("code" in piece) return `<p style="${STYLE.code}">${escaped(piece.code)}</p>`;
  if ("quoted" in piece) return `<blockquote style="${STYLE.quoted}">${escaped(piece.quoted)}</blockquote>`;
  if ("rows" in piece) {
    const rows = piece.rows.map(
      ([what, value]) =>
        `<tr><th scope="row" style="${STYLE.what}">${escaped(what)}</th><td style="${styleOf(value)}">${escaped(value)}</td></tr>`,
    );
    return `<table style="${STYLE.table}">${rows.join("")}</table>`;
  }
  const address = escaped(addressOf(piece.path));
  return [
    `<p style="${STYLE.paragraph}"><a href="${address}" style="${STYLE.button}">${escaped(piece.button)}</a></p>`,
    `<p style="${STYLE.small}">Se o botão não abrir, copie este endereço: ${address}</p>`,
  ].join("");
}

// An amount of money stands on one line; anything else may be long.
const styleOf = (value: string): string =>
  `${STYLE.value};${value.startsWith("R$ ") ? "white-space:nowrap" : "overflow-wrap:anywhere"}`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Text as it stands in HTML, between tags and in quoted attributes alike. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? "");
