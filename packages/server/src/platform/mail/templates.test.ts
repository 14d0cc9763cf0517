import { describe, expect, test } from "vitest";
import type { MailContents, MailTemplate, ShopPath } from "./mail-types.ts";
import { renderMail } from "./render-mail.ts";
import type { Sender } from "./sender.ts";
import { createMailMessage } from "./templates/templates.ts";

const sender: Sender = {
  name: "Auto Peças & Cia",
  email: "contato@loja.example",
  accent: "#1558c0",
  logoUrl: "https://loja.example/pictures/logo.png",
  whatsapp: "(62) 99123-4567",
  imprint: ["Auto Peças & Cia · CNPJ 11.222.333/0001-81", "Rua das Peças, 10 · Goiânia/GO"],
  urlOf: (path) => `https://loja.example${path}`,
  adminUrlOf: (path) => `https://painel.example${path}`,
};
const path: ShopPath = "/account/confirmEmail?token=abc&x=1";
const bid = { name: "Ana", product: "Disco", path, value: 90_00, quantity: 2, until: "2026-11-21T15:00:00Z" };

const contents: { [T in MailTemplate]: MailContents[T] } = {
  "email-confirmation": { name: "Ana Souza", path },
  "new-email": { name: "Ana Souza", path },
  "email-changed": { name: "Ana Souza", newEmail: "nova@example.com" },
  "password-recovery": { name: "Ana Souza", path },
  "password-changed": { name: "Ana Souza" },
  "failed-sign-ins": { name: "Ana Souza", at: "2026-11-21T15:00:00Z" },
  "sign-in-code": { name: "Ana Souza", code: "012345" },
  "order-received": {
    name: "Ana Souza",
    number: "1001",
    path,
    shipping: 25_00,
    tax: 10_00,
    total: 135_00,
    items: [{ name: "Disco de freio", quantity: 2, total: 100_00 }],
    payment: "pix",
    pixCode: "000201PIX",
    payBy: "2026-11-21T15:00:00Z",
  },
  "order-status": { name: "Ana Souza", number: "1001", path, status: "shipped" },
  "order-lines-cancelled": {
    name: "Ana Souza",
    number: "1001",
    path,
    amount: 120_00,
    items: [{ name: "Disco de freio", quantity: 1, total: 100_00 }],
  },
  "order-expired": { name: "Ana Souza", number: "1001", path, payBy: "2026-11-21T15:00:00Z" },
  "question-asked": { product: "Disco", path, author: "Ana S.", question: "Serve?" },
  "question-answered": { product: "Disco", path, question: "Serve?", answer: "Serve." },
  "review-answered": { product: "Disco", path, review: "Bom.", answer: "Agradecemos." },
  "message-answered": { name: "Ana Souza", message: "Abrem no sábado?", answer: "Abrimos, até 12 h." },
  "bid-answered": { ...bid, answer: "accepted" },
  "review-invitation": {
    name: "Ana Souza",
    number: "1001",
    items: [{ name: "Disco de freio", path }],
    leavePath: "/review-invitation/leave?token=abc",
  },
  "stock-returned": { product: "Disco", path, leavePath: "/stock-alert/leave?token=abc" },
  "newsletter-confirmation": { path, leavePath: "/newsletter/sair?token=abc" },
  "contact-message": { name: "Ana Souza", email: "ana@example.com", phone: "62991234567", message: "Olá\nTudo bem?" },
  "staff-invitation": { inviter: "Ana Souza", role: "counter", path },
  "staff-owner-invited": { email: "davi@example.com", at: "2026-11-21T15:00:00Z", path },
  "staff-support-requested": { operator: "Davi", role: "read-only", hours: 4, reason: "Categorias", path },
  "staff-new-order": {
    number: "1001",
    path,
    items: [{ name: "Disco de freio", quantity: 2, total: 100_00 }],
    total: 135_00,
    payment: "pix",
  },
  "staff-new-bid": { product: "Disco", path, value: 90_00, quantity: 2, until: "2026-11-21T15:00:00Z" },
  "staff-recovery": { name: "Ana Souza", path },
  "staff-reset": { name: "Ana Souza", path, from: "2026-11-21T15:00:00Z" },
  "staff-password-changed": { name: "Ana Souza", at: "2026-11-21T15:00:00Z" },
  "staff-new-device": { name: "Ana Souza", device: "Firefox no Windows", at: "2026-11-21T15:00:00Z" },
  "staff-failed-sign-ins": { name: "Ana Souza", at: "2026-11-21T15:00:00Z" },
};
const templates = Object.keys(contents) as MailTemplate[];
const rendered = <T extends MailTemplate>(template: T, content: MailContents[T] = contents[template], from = sender) =>
  renderMail(createMailMessage(template, content), from);

const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, url = "", label]) => [
    label,
    url.replaceAll("&amp;", "&"),
  ]);

describe("a mail", () => {
  test.each(templates)("%s has the same content as HTML and as text, from the shop", (template) => {
    const { subject, html, text, replyTo } = rendered(template);
    expect(subject).toMatch(/^[^\r\n]+ - Auto Peças & Cia$/);
    expect(html).toContain("Auto Peças &amp; Cia · CNPJ");
    expect(text).toContain("Rua das Peças, 10 · Goiânia/GO");
    const address = template === "contact-message" ? "ana@example.com" : "contato@loja.example";
    expect(replyTo).toMatchObject({ address });
    // The HTML and the text contain the same words, except what only one of them needs.
    const words = html.replace(/<(title|style)>.*?<\/\1>|<[^>]*>/gs, " ").replaceAll("&amp;", "&");
    for (const word of text.replace(/^-- $|^Para não receber.*/gm, "").split(/[\s>:]+/)) expect(words).toContain(word);
  });

  test("has an absolute, escaped link", () => {
    const { html, text } = rendered("password-recovery");
    expect(html).toContain('href="https://loja.example/account/confirmEmail?token=abc&amp;x=1"');
    expect(text).toContain("https://loja.example/account/confirmEmail?token=abc&x=1\n");
  });

  test("of an order has lines, totals and payment", () => {
    const { text, html } = rendered("order-received");
    expect(html).toMatch(/white-space:nowrap">R\$\u00A0135,00<\/td>/);
    for (const expected of ["2 × Disco de freio: R$\u00A0100,00", "Total: R$\u00A0135,00", "000201PIX"])
      expect(text).toContain(expected);
  });

  test("of an unpaid order leads to the page where it is paid, or to a chat about the payment", () => {
    const { html, text } = rendered("order-received");
    expect(linksOf(html)).toEqual([["Pagar com Pix", `https://loja.example${path}`]]);
    expect(text).toContain(`Pagar com Pix:\nhttps://loja.example${path}\n`);
    const byArrangement = { ...contents["order-received"], payment: "combine" as const, pixCode: null };
    const combined = rendered("order-received", byArrangement);
    const draft = encodeURIComponent("Olá! Fiz o pedido 1001 e quero combinar o pagamento.");
    expect(linksOf(combined.html)).toEqual([
      ["Combinar pelo WhatsApp", `https://wa.me/5562991234567?text=${draft}`],
      ["Ver o pedido", `https://loja.example${path}`],
    ]);
    expect(combined.text).toContain("Combinar pelo WhatsApp:\nhttps://wa.me/5562991234567\n");
    const withoutWhatsapp = rendered("order-received", byArrangement, { ...sender, whatsapp: undefined });
    expect(linksOf(withoutWhatsapp.html).map(([label]) => label)).toEqual(["Ver o pedido"]);
    expect(withoutWhatsapp.html + withoutWhatsapp.text).not.toMatch(/WhatsApp|\n\n\n/);
  });

  test.each(templates)("%s has the company's logo, or its name where there is none, and its accent", (template) => {
    const { html } = rendered(template);
    const [, attributes = ""] = /<img ([^>]*)>/.exec(html) ?? [];
    for (const attribute of [`src="${sender.logoUrl}"`, 'width="170"', 'height="60"', 'alt="Auto Peças &amp; Cia"'])
      expect(attributes).toContain(attribute);
    expect(html).toContain("border-top:4px solid #1558c0");
    for (const [button] of html.matchAll(/<a [^>]*display:inline-block[^>]*>/g))
      expect(button).toMatch(/color:#ffffff;.*background:#1558c0/);
    const nameless = rendered(template, contents[template], { ...sender, logoUrl: undefined, imprint: [] }).html;
    expect(nameless).not.toContain("<img");
    expect(nameless).toMatch(/<p style="[^"]*font-weight:bold">Auto Peças &amp; Cia<\/p>/);
    expect(nameless).not.toMatch(/<p[^>]*><\/p>|<br><br>|undefined/);
  });

  test("of an order and of its expiry has the payment deadline", () => {
    const moment = "até 21 de novembro de 2026 às 12:00 (horário de Brasília)";
    expect(rendered("order-received").text).toContain(`Pague ${moment}`);
    expect(rendered("order-received", { ...contents["order-received"], payBy: null }).text).not.toContain("Pague até");
    expect(rendered("order-expired").text).toContain(`o pagamento não foi recebido ${moment}`);
  });

  test("of a paid order says that the payment came", () => {
    const { subject, text } = rendered("order-status", { ...contents["order-status"], status: "paid" });
    expect(subject).toContain("Pedido 1001 com pagamento confirmado");
    expect(text).toContain("O seu pedido 1001 está pago: recebemos o seu pagamento.");
  });

  test("of a shipped order has carrier and tracking code, where they are known", () => {
    const shipped = { ...contents["order-status"], carrier: "Correios", tracking: "AA123456785BR" };
    expect(rendered("order-status", shipped).text).toMatch(
      /Transportadora: Correios\s+Código de rastreio: AA123456785BR/,
    );
    expect(rendered("order-status", { ...shipped, carrier: "", tracking: "" }).text).not.toMatch(
      /Transportadora|rastreio/,
    );
  });

  test("of canceled lines has the pieces and the amount that comes back", () => {
    const { text } = rendered("order-lines-cancelled");
    for (const expected of ["1 × Disco de freio: R$\u00A0100,00", "Valor a devolver: R$\u00A0120,00"])
      expect(text).toContain(expected);
  });

  test("of a bid has the deadline in Brazilian time", () => {
    expect(rendered("bid-answered").text).toMatch(/até 21 de novembro de 2026 às 12:00 \(horário de Brasília\)/);
    expect(rendered("bid-answered", { ...bid, answer: "refused" }).text).toContain("não aceitou");
  });

  test("of the newsletter has a one-click unsubscribe link", () => {
    expect(rendered("stock-returned").unsubscribeUrl).toBe("https://loja.example/stock-alert/leave?token=abc");
    expect(rendered("newsletter-confirmation").unsubscribeUrl).toBe("https://loja.example/newsletter/sair?token=abc");
  });

  test("a new e-mail address is masked for the former address", () => {
    expect(rendered("email-changed").text).toContain("n***@example.com");
  });

  test("addresses, subjects and names cannot break a header", () => {
    const { subject } = rendered("contact-message", {
      ...contents["contact-message"],
      name: "Ana\r\nBcc: all@example.com",
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test("a name with links is not repeated to other people", () => {
    const { text } = rendered("email-confirmation", { name: "https://evil.example Ganhe", path });
    expect(text).toMatch(/^Olá!\n/);
    expect(rendered("email-confirmation").text).toMatch(/^Olá, Ana!\n/);
  });
});
