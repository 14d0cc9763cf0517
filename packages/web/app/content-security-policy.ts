import { createHash, randomBytes } from "node:crypto";

export type HashedPage = {
  html: string;
  /** The policy that allows the app's own inline scripts, and no other. */
  policy: string;
};

/** A mark for the scripts of one page that is being rendered. Nothing that is written into the page can know it. */
export const createNonce = (): string => randomBytes(16).toString("base64url");

/**
 * Takes the nonce out of a rendered page and names the scripts that carried it by their hashes instead: a page that is
 * cached and sent to many cannot carry a number used once. A script without the nonce is not the app's, and never runs.
 */
export function replaceNonceWithHashes(rendered: string, nonce: string): HashedPage {
  const nonceScript = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, "g");
  const scripts = [...rendered.matchAll(nonceScript)].map(([, text = ""]) => text).filter(Boolean);
  return { html: rendered.replaceAll(` nonce="${nonce}"`, ""), policy: contentSecurityPolicy(scripts) };
}

/** The policy of a page with these inline scripts. */
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
