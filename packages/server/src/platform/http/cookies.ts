import { COMPANY_COOKIE } from "../../companies/resolve-company.ts";
import type { Config } from "../config/config.ts";

type OriginConfig = Pick<Config, "ORIGIN">;

/** Whether people reach the installation, and with it every company's host, by https. */
export const isHttps = ({ ORIGIN }: OriginConfig): boolean => ORIGIN?.startsWith("https:") ?? false;

/** On https a browser lets no other host, and no page on plain http, write a cookie with this prefix. */
const hostPrefix = (config: OriginConfig): string => (isHttps(config) ? "__Host-" : "");

/**
 * The cookie that a session's token is bound to: one for each company, so that the companies of one address do not
 * overwrite each other's.
 */
export const sessionCookieName = (config: OriginConfig, companyId: string): string =>
  `${hostPrefix(config)}session_${companyId}`;

/** The one cookie that bound sessions of all companies until November 2026; such sessions end within 30 days. */
export const OLD_SESSION_COOKIE = "session_binding";

/**
 * The names under which a browser may send its company, best first. Its page writes the name with the prefix wherever
 * it sees https, also where only a proxy knows of that; on a known https address the other name counts for nothing.
 */
export const companyCookieNames = (config: OriginConfig): readonly string[] =>
  isHttps(config) ? [`__Host-${COMPANY_COOKIE}`] : [`__Host-${COMPANY_COOKIE}`, COMPANY_COOKIE];
