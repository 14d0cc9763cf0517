import type { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";
import { needsTls, readSmtpUrl } from "../config/smtp-url.ts";
import type { QueuedMail } from "./queries.ts";
import type { RenderedMail } from "./render-mail.ts";
import type { Sender } from "./sender.ts";

export type MailDelivery = { mail: QueuedMail; rendered: RenderedMail; sender: Sender; signal: AbortSignal };
type Send = (sending: MailDelivery) => Promise<void>;
type SmtpConfig = Pick<Config, "SMTP_URL" | "SMTP_INSECURE" | "MAIL_FROM">;
type Message = Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];

const MAX_SILENCE_MS = 10_000;

export function createSmtpSender(config: SmtpConfig, timeoutMs: number): Send {
  const { MAIL_FROM: from = "" } = config;
  const domain = from.slice(from.indexOf("@") + 1);
  let transport: Promise<ReturnType<typeof createTransport>> | undefined;
  return async ({ mail, rendered, sender, signal }) => {
    transport ??= openTransport(config, timeoutMs);
    const message = toSmtpMessage({ mail, rendered, sender }, { from, domain });
    await (await transport).sendMail({ ...message, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
  };
}

async function openTransport({ SMTP_URL, SMTP_INSECURE }: SmtpConfig, timeoutMs: number) {
  const { createTransport } = await import("nodemailer");
  const maxSilenceMs = Math.min(MAX_SILENCE_MS, timeoutMs);
  const { host, port, secure, auth } = readSmtpUrl(SMTP_URL ?? "");
  const isTlsRequired = needsTls(host) && !SMTP_INSECURE;
  // A `url` option's query would override these options.
  return createTransport({
    host,
    port,
    secure,
    auth,
    requireTLS: isTlsRequired,
    tls: { rejectUnauthorized: isTlsRequired },
    connectionTimeout: maxSilenceMs,
    greetingTimeout: maxSilenceMs,
    socketTimeout: maxSilenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function toSmtpMessage(
  { mail, rendered, sender }: Omit<MailDelivery, "signal">,
  { from, domain }: { from: string; domain: string },
): Message {
  const { subject, text, html, replyTo, unsubscribeUrl: leaveAddress } = rendered;
  return {
    // The same for every attempt, so that mail programs detect duplicates.
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    from: { name: sender.name, address: from },
    to: { name: "", address: mail.recipient },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    // The page also accepts a mail program's one-click POST.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(leaveAddress && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    ...(leaveAddress && { list: { unsubscribe: leaveAddress } }),
  };
}

export function isPermanentRejection(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);
}
