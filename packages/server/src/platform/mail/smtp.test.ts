import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unwrapOutcome } from "../../../testing/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../testing/fake-smtp.ts";
import { readConfig } from "../config/config.ts";
import { isSmtpUrl, readSmtpUrl } from "../config/smtp-url.ts";
import { renderMail } from "./render-mail.ts";
import type { Sender } from "./sender.ts";
import { createSmtpSender } from "./smtp.ts";
import { createMailMessage } from "./templates/templates.ts";

let plain: FakeSmtp;
let encrypting: FakeSmtp;
beforeAll(async () => {
  plain = await startFakeSmtp();
  encrypting = await startFakeSmtp({ starttls: true });
});
afterAll(async () => {
  await plain.crash();
  await encrypting.crash();
});
beforeEach(() => {
  plain.received = [];
  encrypting.received = [];
});

const sender: Sender = {
  name: "Loja",
  email: "",
  accent: "#c4122f",
  logoUrl: undefined,
  whatsapp: undefined,
  imprint: [],
  urlOf: (path) => `https://loja.example${path}`,
  adminUrlOf: (path) => `https://painel.example${path}`,
};

/** An address of this machine that the shop does not treat as loopback. */
const elsewhere = ({ url }: FakeSmtp): string => url.replace("127.0.0.1", "0.0.0.0");

async function send(SMTP_URL: string, SMTP_INSECURE = "off"): Promise<string> {
  const config = unwrapOutcome(readConfig({ SMTP_URL, SMTP_INSECURE, MAIL_FROM: "loja@pecas.example" }));
  const content = { name: "Ana", path: "/?recover=segredo" } as const;
  const mail = {
    id: uuid(),
    template: "password-recovery",
    recipient: "ana@example.com",
    content,
    createdAt: new Date(),
    state: "queued",
    sentAt: null,
    lastError: null,
  };
  const rendered = renderMail(createMailMessage("password-recovery", content), sender);
  const sending = { mail: mail as never, rendered, sender, signal: AbortSignal.timeout(5000) };
  return await createSmtpSender(
    config,
    5000,
  )(sending).then(
    () => "sent",
    ({ code }) => String(code),
  );
}

describe("mail to another machine", () => {
  test("is not sent to a server without encryption, with or without a password", async () => {
    expect(await send(elsewhere(plain))).toBe("ETLS");
    expect(await send(elsewhere(plain).replace("//", "//loja:segredo@"))).toBe("ETLS");
    expect(plain.received).toEqual([]);
  });

  test("is not sent where the certificate cannot be verified", async () => {
    expect(await send(elsewhere(encrypting))).not.toBe("sent");
    expect(encrypting.received).toEqual([]);
  });

  test("is sent in both cases if the setting allows it, encrypted if possible", async () => {
    expect([await send(elsewhere(plain), "on"), await send(elsewhere(encrypting), "on")]).toEqual(["sent", "sent"]);
    expect([plain.received[0]?.secure, encrypting.received[0]?.secure]).toEqual([false, true]);
  });
});

test("mail to a server on this machine needs no encryption and no signed certificate", async () => {
  expect([await send(plain.url), await send(encrypting.url)]).toEqual(["sent", "sent"]);
});

describe("the URL of a mail server", () => {
  test.each([
    ["smtp://mail.example.com", { host: "mail.example.com", port: 587, secure: false }],
    ["smtp://mail.example.com:25/", { host: "mail.example.com", port: 25, secure: false }],
    ["smtp://mail.example.com:465", { host: "mail.example.com", port: 465, secure: true }],
    ["smtps://[2001:db8::1]", { host: "2001:db8::1", port: 465, secure: true }],
    [
      "smtps://loja%40example.com:a%2Fb%3F@mail.example.com",
      { host: "mail.example.com", port: 465, secure: true, auth: { user: "loja@example.com", pass: "a/b?" } },
    ],
  ])("%s is parsed", (url, server) => {
    expect(isSmtpUrl(url)).toBe(true);
    expect(readSmtpUrl(url)).toEqual(server);
  });
});
