import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, test } from "vitest";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import type { MailContents, MailTemplate } from "./mail-types.ts";
import { renderMail } from "./render-mail.ts";
import { createMailMessage } from "./templates/templates.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Every template, with the text in each place that takes one. */
function contentsOf(text: string): { [T in MailTemplate]: MailContents[T] } {
  const path = `/pagina?token=${text}` as const;
  const [product, name] = [text, text];
  return {
    "email-confirmation": { name, path },
    "new-email": { name, path },
    // The mail shows a masked address, so this must be a valid one.
    "email-changed": { name, newEmail: "nova@example.com" },
    "password-recovery": { name, path },
    "password-changed": { name },
    "failed-sign-ins": { name, at: "2026-11-21T15:00:00Z" },
    "sign-in-code": { name, code: text },
    "order-received": {
      name,
      path,
      number: text,
      shipping: 25_00,
      tax: 10_00,
      total: 135_00,
      items: [{ name, quantity: 2, total: 100_00 }],
      payment: "pix",
      pixCode: text,
    },
    "order-status": { name, number: text, path, status: "shipped", carrier: text, tracking: text },
    "order-lines-cancelled": {
      name,
      number: text,
      path,
      items: [{ name: product, quantity: 1, total: 90_00 }],
      amount: 90_00,
    },
    "order-expired": { name, number: text, path, payBy: "2026-11-21T15:00:00Z" },
    "question-asked": { product, path, author: text, question: text },
    "question-answered": { product, path, question: text, answer: text },
    "review-answered": { product, path, review: text, answer: text },
    "message-answered": { name, message: text, answer: text },
    "bid-answered": {
      name,
      product,
      path,
      answer: "accepted",
      value: 90_00,
      quantity: 2,
      until: "2026-11-21T15:00:00Z",
    },
    "review-invitation": { name, number: text, items: [{ name: text, path }], leavePath: path },
    "stock-returned": { product, path, leavePath: path },
    "newsletter-confirmation": { path, leavePath: path },
    "contact-message": { name, email: text, phone: text, message: text },
    "staff-invitation": { company: text, inviter: text, role: "counter", path },
    "staff-owner-invited": { operator: text, email: text, at: "2026-11-21T15:00:00Z", path },
    "staff-support-requested": { operator: text, role: "read-only", hours: 4, reason: text, path },
    "staff-new-order": {
      number: text,
      path,
      items: [{ name: text, quantity: 1, total: 90_00 }],
      total: 90_00,
      payment: "pix",
    },
    "staff-new-bid": { product, path, value: 90_00, quantity: 2, until: "2026-11-21T15:00:00Z" },
    "staff-recovery": { name, path },
    "staff-reset": { name, path, from: "2026-11-21T15:00:00Z" },
    "staff-password-changed": { name, at: "2026-11-21T15:00:00Z" },
    "staff-new-device": { name, device: text, at: "2026-11-21T15:00:00Z" },
    "staff-failed-sign-ins": { name, at: "2026-11-21T15:00:00Z" },
  };
}

const templates = Object.keys(contentsOf("")) as MailTemplate[];

/** A mail of a company that has the text in all its own fields. */
const rendered = (template: MailTemplate, text: string) =>
  renderMail(createMailMessage(template, contentsOf(text)[template] as never), {
    name: text,
    email: text,
    imprint: [text, text],
    accent: "#c4122f",
    whatsapp: "(62) 99123-4567",
    logoUrl: "https://loja.example/pictures/logo.png",
    urlOf: (path) => `https://loja.example${path}`,
    adminUrlOf: (path) => `https://loja.example${path}`,
  });

/** The parsed HTML: elements with their attributes, and texts. */
function read(html: string): Node[] {
  const inside = (node: Node): Node[] => [node, ...("childNodes" in node ? node.childNodes.flatMap(inside) : [])];
  return parse(html).childNodes.flatMap(inside);
}
function visibleText(html: string): string {
  const blocks = read(html).map((node) => {
    if (!("attrs" in node)) return "value" in node ? node.value : node.nodeName;
    return `<${node.tagName} ${node.attrs.map(({ name, value }) => `${name}=${value}`).join("|")}>`;
  });
  return blocks.join("\n");
}

// Not a plausible first name, so the greeting omits it.
const ALLOWED_ELEMENTS = "1 texto";

describe("mails with hostile texts", () => {
  test.each(templates)("%s has allowed elements only and links to the shop only", (template) => {
    const elements = read(rendered(template, ALLOWED_ELEMENTS).html).flatMap((node) => ("attrs" in node ? node : []));
    expect(elements.length).toBeGreaterThan(8);
    for (const { tagName, attrs } of elements) {
      expect(tagName).toMatch(/^(html|head|meta|title|style|body|div|img|p|a|br|blockquote|table|tbody|tr|th|td)$/);
      for (const { name, value } of attrs) {
        expect(name).toMatch(/^(lang|charset|name|content|style|class|scope|href|src|alt|width|height)$/);
        if (name === "href") expect(value).toMatch(/^https:\/\/loja\.example\/pagina/);
        if (name === "src") expect(value).toBe("https://loja.example/pictures/logo.png");
        if (name === "style") expect(value).not.toMatch(/url|@/);
      }
    }
  });

  test.each(templates)("%s has the same structure for any text, which is escaped", (template) => {
    const harmlessElements = visibleText(rendered(template, ALLOWED_ELEMENTS).html);
    expect(harmlessElements.split(ALLOWED_ELEMENTS).length).toBeGreaterThan(4);
    for (const hostile of HOSTILE_TEXTS)
      expect(visibleText(rendered(template, hostile).html), hostile).toBe(
        harmlessElements.replaceAll(ALLOWED_ELEMENTS, () => hostile),
      );
  });

  test.each(templates)("%s has a subject of one line", (template) => {
    const breaks = ["\r\n", "\n", "\r", "\u0000", "\u0085", "\u2028", "\u2029", "\u000b", "\t"];
    const broken = breaks.map((end) => `Ana${end}Bcc: all@example.com${end}${end}<p>`);
    for (const hostile of [...HOSTILE_TEXTS, ...broken]) {
      const { subject } = rendered(template, hostile);
      expect(subject, JSON.stringify(hostile)).toMatch(/^[^\p{Cc}\u2028\u2029]{10,150}$/u);
    }
  });
});
