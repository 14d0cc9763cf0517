import { cleanText } from "@pecacerta/rules/text";
import type { Sender } from "./sender.ts";
import type { MailBlock, MailMessage } from "./templates/mail-message.ts";

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
  unsubscribeUrl: string | undefined;
};

const MAX_SUBJECT_LENGTH = 150;

/** Escapes all content: what people wrote never becomes markup. */
export function renderMail(message: MailMessage, sender: Sender): RenderedMail {
  const { replyTo, unsubscribePath: leavePath } = message;
  const subject = cleanText(`${message.subject} - ${sender.name}`).slice(0, MAX_SUBJECT_LENGTH);
  const unsubscribeUrl = leavePath && sender.urlOf(leavePath);
  return {
    subject,
    text: renderText(message, sender, unsubscribeUrl),
    html: renderHtml(message, sender, { subject, unsubscribeUrl }),
    replyTo: replyTo ?? (sender.email ? { name: sender.name, address: sender.email } : undefined),
    unsubscribeUrl,
  };
}

function renderText(
  { blocks: pieces, reason }: MailMessage,
  sender: Sender,
  unsubscribeUrl: string | undefined,
): string {
  const texts = pieces.map((block) => renderTextBlock(block, sender));
  const unsubscribe = unsubscribeUrl ? [`Para não receber mais: ${unsubscribeUrl}`] : [];
  return [...texts, ["-- ", ...sender.imprint, reason, ...unsubscribe].join("\n")].join("\n\n");
}

function renderTextBlock(block: MailBlock, { urlOf: addressOf }: Sender): string {
  if ("paragraph" in block) return block.paragraph;
  if ("small" in block) return block.small;
  if ("code" in block) return block.code;
  if ("quoted" in block) return block.quoted.replace(/^/gm, "> ");
  if ("rows" in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  return `${block.button}:\n${addressOf(block.path)}`;
}

// Mail programs support little CSS, and only inline.
const STYLE = {
  body: "margin:0;padding:24px 12px;background:#f1f3f5;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif",
  card: "max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:8px",
  shopName: "margin:0 0 20px;font-size:18px;font-weight:bold",
  paragraph: "margin:0 0 16px",
  quote: "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #cbd2d9;white-space:pre-wrap",
  code: "margin:0 0 16px;padding:12px;background:#f1f3f5;font:14px/1.4 monospace;word-break:break-all",
  table: "width:100%;margin:0 0 16px;border-collapse:collapse",
  label: "padding:6px 12px 6px 0;border-bottom:1px solid #e4e7eb;text-align:left;font-weight:normal",
  value: "padding:6px 0;border-bottom:1px solid #e4e7eb;text-align:right",
  button:
    "display:inline-block;padding:12px 20px;background:#1f2933;color:#ffffff;text-decoration:none;border-radius:6px",
  small: "margin:0 0 16px;font-size:14px;color:#52606d;overflow-wrap:anywhere",
  footer: "max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;color:#52606d",
} as const;

function renderHtml(
  { blocks: pieces, reason }: MailMessage,
  sender: Sender,
  { subject, unsubscribeUrl }: { subject: string; unsubscribeUrl: string | undefined },
): string {
  const unsubscribe = unsubscribeUrl ? `<br><a href="${escapeHtml(unsubscribeUrl)}">Não quero mais receber</a>` : "";
  const footer = [...sender.imprint, reason].map(escapeHtml).join("<br>");
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.card}">`,
    `<p style="${STYLE.shopName}">${escapeHtml(sender.name)}</p>`,
    ...pieces.map((block) => renderHtmlBlock(block, sender)),
    `</div><p style="${STYLE.footer}">${footer}${unsubscribe}</p></body></html>`,
  ].join("\n");
}

function renderHtmlBlock(block: MailBlock, { urlOf: addressOf }: Sender): string {
  if ("paragraph" in block) return `<p style="${STYLE.paragraph}">${escapeHtml(block.paragraph)}</p>`;
  if ("small" in block) return `<p style="${STYLE.small}">${escapeHtml(block.small)}</p>`;
  if ("code" in block) return `<p style="${STYLE.code}">${escapeHtml(block.code)}</p>`;
  if ("quoted" in block) return `<blockquote style="${STYLE.quote}">${escapeHtml(block.quoted)}</blockquote>`;
  if ("rows" in block) {
    const rows = block.rows.map(
      ([label, value]) =>
        `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${valueStyle(value)}">${escapeHtml(value)}</td></tr>`,
    );
    return `<table style="${STYLE.table}">${rows.join("")}</table>`;
  }
  const address = escapeHtml(addressOf(block.path));
  return [
    `<p style="${STYLE.paragraph}"><a href="${address}" style="${STYLE.button}">${escapeHtml(block.button)}</a></p>`,
    `<p style="${STYLE.small}">Se o botão não abrir, copie este endereço: ${address}</p>`,
  ].join("");
}

const valueStyle = (value: string): string =>
  `${STYLE.value};${value.startsWith("R$ ") ? "white-space:nowrap" : "overflow-wrap:anywhere"}`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? "");
