import { LOGO_SIZE } from "@pecacerta/rules/gallery";
import { cleanText } from "@pecacerta/rules/text";
import { buildWhatsappLink } from "@pecacerta/rules/whatsapp";
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
  const texts = pieces.map((block) => renderTextBlock(block, sender)).filter((text) => text !== "");
  const unsubscribe = unsubscribeUrl ? [`Para não receber mais: ${unsubscribeUrl}`] : [];
  return [...texts, ["-- ", ...sender.imprint, reason, ...unsubscribe].join("\n")].join("\n\n");
}

function renderTextBlock(block: MailBlock, sender: Sender): string {
  if ("paragraph" in block) return block.paragraph;
  if ("small" in block) return block.small;
  if ("code" in block) return block.code;
  if ("digits" in block) return block.digits;
  if ("quoted" in block) return block.quoted.replace(/^/gm, "> ");
  if ("rows" in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  const link = linkOf(block, sender);
  return link ? `${link.label}:\n${link.shortUrl}` : "";
}

type MailLink = { label: string; url: string; shortUrl: string; color: string };

/** `shortUrl` can be copied by hand. Undefined for a chat with a company that has no WhatsApp. */
function linkOf(
  block: Extract<MailBlock, { button: string } | { whatsapp: string }>,
  { urlOf, adminUrlOf, accent, whatsapp }: Sender,
): MailLink | undefined {
  if ("button" in block) {
    const url = "path" in block ? urlOf(block.path) : adminUrlOf(block.adminPath);
    return { label: block.button, url, shortUrl: url, color: accent };
  }
  const [url, shortUrl] = [buildWhatsappLink(whatsapp, block.draft), buildWhatsappLink(whatsapp)];
  if (!url.ok || !shortUrl.ok) return undefined;
  return { label: block.whatsapp, url: url.value, shortUrl: shortUrl.value, color: WHATSAPP_GREEN };
}

const WHATSAPP_GREEN = "#0d7a45";

// Mail programs support little CSS, and some only inline.
const STYLE = {
  body: "margin:0;padding:24px 12px;background:#f1f3f5;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif",
  card: "max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;overflow-wrap:anywhere",
  companyName: "margin:0 0 20px;font-size:18px;font-weight:bold",
  // Without pictures the alternative text stands in the box.
  logo: `display:block;width:${LOGO_SIZE.width}px;height:${LOGO_SIZE.height}px;margin:0 0 20px;background:#ffffff;border-radius:6px;color:#1f2933;font-size:14px;font-weight:bold;line-height:15px`,
  paragraph: "margin:0 0 16px",
  quote: "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #cbd2d9;white-space:pre-wrap",
  code: "margin:0 0 16px;padding:12px;background:#f1f3f5;font:14px/1.4 monospace;word-break:break-all",
  digits: "margin:0 0 16px;padding:12px;background:#f1f3f5;font:bold 28px/1.4 monospace;letter-spacing:4px",
  table: "width:100%;margin:0 0 16px;border-collapse:collapse",
  label: "padding:6px 12px 6px 0;border-bottom:1px solid #e4e7eb;text-align:left;font-weight:normal",
  value: "padding:6px 0;border-bottom:1px solid #e4e7eb;text-align:right",
  button:
    "display:inline-block;padding:12px 20px;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:bold",
  small: "margin:0 0 16px;font-size:14px;color:#52606d;overflow-wrap:anywhere",
  footer: "max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px;color:#52606d;overflow-wrap:anywhere",
} as const;

// Only `!important` overrules an inline style. Logos keep their white ground: they are drawn for it.
const DARK_STYLE = `@media (prefers-color-scheme:dark){
body{background:#14181f!important;color:#e6e9ee!important}
.card{background:#1f252e!important}
.code{background:#14181f!important}
.line{border-color:#3b4552!important}
.small{color:#a9b4c0!important}
}`;

function renderHtml(
  { blocks: pieces, reason }: MailMessage,
  sender: Sender,
  { subject, unsubscribeUrl }: { subject: string; unsubscribeUrl: string | undefined },
): string {
  const unsubscribe = unsubscribeUrl
    ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:inherit">Não quero mais receber</a>`
    : "";
  const footer = [...sender.imprint, reason].map(escapeHtml).join("<br>");
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeHtml(subject)}</title><style>${DARK_STYLE}</style></head>`,
    `<body style="${STYLE.body}"><div class="card" style="${STYLE.card};border-top:4px solid ${sender.accent}">`,
    renderCompany(sender),
    ...pieces.map((block) => renderHtmlBlock(block, sender)),
    `</div><p class="small" style="${STYLE.footer}">${footer}${unsubscribe}</p></body></html>`,
  ].join("\n");
}

function renderCompany({ name, logoUrl }: Sender): string {
  if (!logoUrl) return `<p style="${STYLE.companyName}">${escapeHtml(name)}</p>`;
  const size = `width="${LOGO_SIZE.width}" height="${LOGO_SIZE.height}"`;
  return `<img src="${escapeHtml(logoUrl)}" ${size} alt="${escapeHtml(name)}" style="${STYLE.logo}">`;
}

function renderHtmlBlock(block: MailBlock, sender: Sender): string {
  if ("paragraph" in block) return `<p style="${STYLE.paragraph}">${escapeHtml(block.paragraph)}</p>`;
  if ("small" in block) return `<p class="small" style="${STYLE.small}">${escapeHtml(block.small)}</p>`;
  if ("code" in block) return `<p class="code" style="${STYLE.code}">${escapeHtml(block.code)}</p>`;
  if ("digits" in block) return `<p class="code" style="${STYLE.digits}">${escapeHtml(block.digits)}</p>`;
  if ("quoted" in block) {
    return `<blockquote class="line" style="${STYLE.quote}">${escapeHtml(block.quoted)}</blockquote>`;
  }
  if ("rows" in block) {
    const rows = block.rows.map(
      ([label, value]) =>
        `<tr><th scope="row" class="line" style="${STYLE.label}">${escapeHtml(label)}</th><td class="line" style="${valueStyle(value)}">${escapeHtml(value)}</td></tr>`,
    );
    return `<table style="${STYLE.table}">${rows.join("")}</table>`;
  }
  const link = linkOf(block, sender);
  return link ? renderLink(link) : "";
}

const renderLink = ({ label, url, shortUrl, color }: MailLink): string =>
  [
    `<p style="${STYLE.paragraph}"><a href="${escapeHtml(url)}" style="${STYLE.button};background:${color}">${escapeHtml(label)}</a></p>`,
    `<p class="small" style="${STYLE.small}">Se o botão não abrir, copie este endereço: ${escapeHtml(shortUrl)}</p>`,
  ].join("");

const valueStyle = (value: string): string =>
  `${STYLE.value};${/^R\$\s/.test(value) ? "white-space:nowrap" : "overflow-wrap:anywhere"}`;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? "");
