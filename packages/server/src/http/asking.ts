import type { FastifyRequest } from "fastify";
import { COMPANY_COOKIE, companyInAddress, resolveCompany } from "../companies/resolve.ts";
import type { Shop } from "../companies/shop.ts";
import { BINDING_COOKIE, type Credentials } from "../customers/session.ts";
import type { Installation } from "../installation.ts";

/** The header in which a client names the company that it talks to. */
export const COMPANY_HEADER = "ecommerce";

/** Whose shop a call is for: the header decides alone; without one, as a page load is resolved. */
export async function shopAsked(installation: Installation, request: FastifyRequest): Promise<Shop | undefined> {
  return (await shopResolved(installation, request))?.shop;
}

/** As `shopAsked`, and what it was that decided: a header decides as the query does. */
export async function shopResolved(installation: Installation, request: FastifyRequest) {
  const named = request.headers[COMPANY_HEADER];
  return await resolveCompany(installation.directory, installation.config.DEFAULT_COMPANY, {
    query: named === undefined ? companyInAddress(request.url) : String(named),
    host: request.host,
    cookie: request.cookies[COMPANY_COOKIE],
  });
}

/** The token of the header, or of the body where the contract allows it there; two that differ are none. */
export function credentialsOf(request: FastifyRequest, body: unknown): Credentials | undefined {
  const headerToken = bearerOf(request);
  const bodyToken = tokenIn(body);
  if (headerToken && bodyToken && headerToken !== bodyToken) return undefined;
  const token = headerToken ?? bodyToken;
  return token === undefined ? undefined : { token, binding: request.cookies[BINDING_COOKIE] };
}

/** The token of the header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return token;
}

/** Whether a browser asks: only browsers say where a request comes from, and pages cannot forge it. */
export const isBrowser = (request: FastifyRequest): boolean => request.headers["sec-fetch-site"] !== undefined;

function tokenIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("token" in body)) return undefined;
  return typeof body.token === "string" && body.token !== "" ? body.token : undefined;
}
