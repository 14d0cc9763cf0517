import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { ownProperty } from "@pecacerta/rules/own-property";
import type { FastifyInstance } from "fastify";
import { type Config, isLoopback } from "../config/config.ts";
import { sendRefusal } from "./refuse.ts";

/** The path of the seller's application on its host. */
export const ADMIN_PATH = "/painel";

type HostedRequest = { headers: Readonly<Record<string, string | string[] | undefined>>; remoteAddress: string };

export type AdminHost = {
  /** Whether this request may reach the admin and its calls. */
  accepts(request: HostedRequest): boolean;
  /** Whether it came to a host that serves the admin alone. */
  isAdminOnly(request: Pick<HostedRequest, "headers">): boolean;
};

/** Without ADMIN_ORIGIN only this machine reaches the admin; with ORIGIN alone the shop is public and nobody does. */
export function createAdminHost({ ADMIN_ORIGIN, ORIGIN }: Pick<Config, "ADMIN_ORIGIN" | "ORIGIN">): AdminHost {
  if (ADMIN_ORIGIN === undefined)
    return { accepts: (request) => ORIGIN === undefined && isFromThisMachine(request), isAdminOnly: () => false };
  const adminHost = new URL(ADMIN_ORIGIN).host;
  const isShared = ORIGIN !== undefined && new URL(ORIGIN).hostname === new URL(ADMIN_ORIGIN).hostname;
  const isAdminHost = ({ headers }: Pick<HostedRequest, "headers">) => hostOf(headers.host, ADMIN_ORIGIN) === adminHost;
  return { accepts: isAdminHost, isAdminOnly: (request) => !isShared && isAdminHost(request) };
}

// A proxy on this machine makes every visitor a local one.
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

const isFromThisMachine = ({ headers, remoteAddress }: HostedRequest): boolean =>
  LOCAL_HOST.test(String(headers.host)) &&
  isLoopback(remoteAddress.replace(/^::ffff:/, "")) &&
  FORWARDED.every((name) => ownProperty(headers, name) === undefined);

/** The host as an URL writes it: lower case, without the default port. */
function hostOf(header: string | string[] | undefined, adminOrigin: string): string | undefined {
  const url = `${adminOrigin.slice(0, adminOrigin.indexOf(":"))}://${header}`;
  return typeof header === "string" && /^[\w.:-]+$/.test(header) && URL.canParse(url)
    ? new URL(url).host.replace(/\.(?=$|:)/, "")
    : undefined;
}

/** Answers 404 to calls of the admin on other hosts, and on its own host to whatever is not the admin's. */
export function separateAdminHost(app: FastifyInstance, adminHost: AdminHost): void {
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "";
    const hosted = { headers: request.headers, remoteAddress: request.raw.socket.remoteAddress ?? "" };
    if (isAdminCall(route) && !adminHost.accepts(hosted)) return void sendRefusal(reply, "NOT_FOUND");
    if (!adminHost.isAdminOnly(hosted) || isServedOnAdminHost(route)) return done();
    if (route === "/*" && isRoot(request.url)) return void reply.redirect(`${ADMIN_PATH}/`, 302);
    sendRefusal(reply, "NOT_FOUND");
  });
}

const isAdminCall = (route: string): boolean => route.startsWith(`${WIRE_PREFIX}/admin/`);

const isRoot = (url: string): boolean => url === "/" || url.startsWith("/?");

const isServedOnAdminHost = (route: string): boolean =>
  isAdminCall(route) ||
  route === ADMIN_PATH ||
  route.startsWith(`${ADMIN_PATH}/`) ||
  /^\/(icons|pictures|favicon\.ico|healthz|readyz)(\/|$)/.test(route);
