import type { FastifyRequest } from "fastify";

const UNATTENDED = "unattended";

/** Whether the calling page reports that it was not used for a while: its calls keep no session open. */
export const isUnattended = ({ headers }: FastifyRequest): boolean => headers["x-admin"] === UNATTENDED;

/** Whether a script of the seller's application sent the request: no form, link or image can set the header. */
export function isFromOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  if (headers["x-admin"] !== "1" && headers["x-admin"] !== UNATTENDED) return false;
  const site = headers["sec-fetch-site"];
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === "same-origin";
}
