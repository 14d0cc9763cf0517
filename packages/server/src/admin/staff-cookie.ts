import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../platform/config/config.ts";
import { firstCookie, HOST_PREFIX, isHttps } from "../platform/http/cookies.ts";
import { isSessionToken } from "./identity/session.ts";

const DEVICE_SECONDS = 400 * 86_400;

type CookieConfig = Pick<Config, "ADMIN_ORIGIN">;

const isSecure = ({ ADMIN_ORIGIN }: CookieConfig): boolean => isHttps({ ORIGIN: ADMIN_ORIGIN });

// Some browsers store no prefixed cookie on http://localhost.
const prefixed = (config: CookieConfig, name: string): string => (isSecure(config) ? HOST_PREFIX + name : name);
const cookieName = (config: CookieConfig): string => prefixed(config, "admin");
const deviceCookieName = (config: CookieConfig): string => prefixed(config, "admin-device");

const cookieOptions = (config: CookieConfig) =>
  ({ path: "/", httpOnly: true, sameSite: "strict", secure: isSecure(config) }) as const;

export function readStaffToken(config: CookieConfig, request: FastifyRequest): string | undefined {
  const token = firstCookie(request, [cookieName(config)]);
  return token !== undefined && isSessionToken(token) ? token : undefined;
}

export function setStaffCookie(
  config: CookieConfig,
  reply: FastifyReply,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), expires: expiresAt });
}

export const readDeviceToken = (config: CookieConfig, request: FastifyRequest): string | undefined =>
  firstCookie(request, [deviceCookieName(config)]);

/** Opens nothing: it tells a known browser from a new one. */
export function setDeviceCookie(config: CookieConfig, reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookieName(config), token, { ...cookieOptions(config), maxAge: DEVICE_SECONDS });
}

export function clearStaffCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), cookieOptions(config));
  reply.header("clear-site-data", '"cache"');
}
