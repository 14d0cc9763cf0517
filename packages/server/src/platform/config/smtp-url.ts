export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS. */
  secure: boolean;
  auth?: { user: string; pass: string };
};

export function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^/?#]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  try {
    return readSmtpUrl(text).host !== "";
  } catch {
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

/** Mail has links that open accounts, so only loopback may go without TLS. */
export const needsTls = (host: string): boolean => !/^(localhost|::1|127\.\d+\.\d+\.\d+)$/.test(host);
