import type { createTransport } from "nodemailer";
import type { Config } from "../config/config.ts";
import type { QueuedMail } from "./queries.ts";
import type { Sender } from "./sender.ts";
import { needsTls, readSmtpUrl } from "./smtp-url.ts";
import type { Written } from "./written.ts";

export type Sending = { mail: QueuedMail; written: Written; sender: Sender; signal: AbortSignal };
type Send = (sending: Sending) => Promise<void>;
type SmtpConfig = Pick<Config, "SMTP_URL" | "SMTP_INSECURE" | "MAIL_FROM">;
type Message = Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];

const SILENCE_MS = 10_000;

/** The way to the mail server of the configuration, `longest` milliseconds for each mail. Loaded with the first one. */
export function smtpOf(config: SmtpConfig, longest: number): Send {
  const { MAIL_FROM: from = "" } = config;
  const domain = from.slice(from.indexOf("@") + 1);
  let transport: Promise<ReturnType<typeof createTransport>> | undefined;
  return async ({ mail, written, sender, signal }) => {
    transport ??= openTransport(config, longest);
    const message = messageOf({ mail, written, sender }, { from, domain });
    await (await transport).sendMail({ ...message, signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]) });
  };
}

async function openTransport({ SMTP_URL, SMTP_INSECURE }: SmtpConfig, longest: number) {
  const { createTransport } = await import("nodemailer");
  const silence = Math.min(SILENCE_MS, longest);
  const { host, port, secure, auth } = readSmtpUrl(SMTP_URL ?? "");
  const isTlsRequired = needsTls(host) && !SMTP_INSECURE;
  // Not as `url`: options in its query would go before these.
  return createTransport({
    host,
    port,
    secure,
    auth,
    requireTLS: isTlsRequired,
    tls: { rejectUnauthorized: isTlsRequired },
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function messageOf(
  { mail, written, sender }: Omit<Sending, "signal">,
  { from, domain }: { from: string; domain: string },
): Message {
  const { subject, text, html, replyTo, leaveAddress } = written;
  return {
    // The same at every attempt: a mail that comes twice is known for the same.
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    from: { name: sender.name, address: from },
    to: { name: "", address: mail.recipient },
    ...(replyTo && { replyTo }),
    ...{ subject, text, html },
    // The address that a page stands at takes a mail program's one click as well.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(leaveAddress && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    ...(leaveAddress && { list: { unsubscribe: leaveAddress } }),
  };
}

/** Whether a server has said that this mail will never be taken: for its address, or for what is in it. */
export function isRefusedForGood(fault: unknown): boolean {
  const { responseCode = 0, command = "" } = fault as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);
}
