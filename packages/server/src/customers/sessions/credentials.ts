import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { firstCookie } from "../../platform/http/cookies.ts";
import type { Credentials } from "./session.ts";
import { OLD_SESSION_COOKIE, sessionCookieName } from "./session-cookie.ts";

/** Two different tokens count as none. A browser's token is valid only with the cookie that it is bound to. */
export function readCredentials(
  config: Config,
  { companyId }: Tenant,
  request: FastifyRequest,
  body?: unknown,
): Credentials | undefined {
  const headerToken = readBearerToken(request);
  const bodyToken = tokenInBody(body);
  if (headerToken && bodyToken && headerToken !== bodyToken) return undefined;
  const token = headerToken ?? bodyToken;
  const names = [sessionCookieName(config, companyId), OLD_SESSION_COOKIE];
  return token === undefined ? undefined : { token, binding: firstCookie(request, names) };
}

export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return token;
}

function tokenInBody(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("token" in body)) return undefined;
  return typeof body.token === "string" && body.token !== "" ? body.token : undefined;
}
