import { createHash, randomBytes } from "node:crypto";

export type HashedPage = {
  html: string;
  /** Allows the app's own inline scripts only. */
  policy: string;
};

/** A random value that marks the app's own scripts while a page is rendered. */
export const createNonce = (): string => randomBytes(16).toString("base64url");

/** Allows the scripts that carried the nonce by their hashes: a cached page cannot carry a nonce. */
export function replaceNonceWithHashes(rendered: string, nonce: string): HashedPage {
  const nonceScript = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, "g");
  const scripts = [...rendered.matchAll(nonceScript)].map(([, text = ""]) => text).filter(Boolean);
  return { html: rendered.replaceAll(` nonce="${nonce}"`, ""), policy: contentSecurityPolicy(scripts) };
}

export function contentSecurityPolicy(scripts: readonly string[]): string {
  const sources = ["'self'", ...new Set(scripts.map((script) => `'sha256-${sha256(script)}'`))];
  return [
    "default-src 'self'",
    `script-src ${sources.join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://wa.me",
    "frame-ancestors 'none'",
  ].join("; ");
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
