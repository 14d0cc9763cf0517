export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise by STARTTLS. */
  secure: boolean;
  auth?: { user: string; pass: string };
};

/** Whether a text is an address that `readSmtpUrl` reads whole: nothing in it would be ignored. */
export function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^/?#]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  try {
    return readSmtpUrl(text).host !== "";
  } catch {
    // A percent sign in a password that encodes nothing.
    return false;
  }
}

/** Reads `smtps://user:password@host:port` or `smtp://…`. Throws where `isSmtpUrl` is false. */
export function readSmtpUrl(url: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:" || port === "465";
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/** Nobody listens between this machine and itself; everywhere else mail, with its links and passwords, needs TLS. */
export const needsTls = (host: string): boolean => !/^(localhost|::1|127\.\d+\.\d+\.\d+)$/.test(host);
