import type { FastifyRequest } from "fastify";

/** Whether a script of the seller's application sent the request: no form, link or image can set the header. */
export function isFromOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  if (headers["x-admin"] !== "1") return false;
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === "same-origin";
}
