import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../platform/config/config.ts";
import { firstCookie, HOST_PREFIX, isHttps } from "../platform/http/cookies.ts";

type CookieConfig = Pick<Config, "ADMIN_ORIGIN">;

const isSecure = ({ ADMIN_ORIGIN }: CookieConfig): boolean => isHttps({ ORIGIN: ADMIN_ORIGIN });

// Some browsers store no prefixed cookie on http://localhost.
const cookieName = (config: CookieConfig): string => (isSecure(config) ? `${HOST_PREFIX}admin` : "admin");

/** Scripts cannot read it, and no other site can have it sent. */
const cookieOptions = (config: CookieConfig) =>
  ({ path: "/", httpOnly: true, sameSite: "strict", secure: isSecure(config) }) as const;

export const readStaffToken = (config: CookieConfig, request: FastifyRequest): string | undefined =>
  firstCookie(request, [cookieName(config)]);

export function setStaffCookie(
  config: CookieConfig,
  reply: FastifyReply,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), expires: expiresAt });
}

export function clearStaffCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), cookieOptions(config));
  reply.header("clear-site-data", '"cache"');
}
