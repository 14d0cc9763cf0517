import type { FastifyReply } from "fastify";

/** Lower case, so that a page's own headers override them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Of everything that is no page: opened by itself it loads and runs nothing, as an SVG from outside could. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** For `setHeaders` of @fastify/static, which sends documents as well: what their handler has set stays. */
export function addFileHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(fileHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
}
