import type { IncomingMessage } from "node:http";
import type { Installation } from "@pecacerta/server/companies/installation";
import { normalizeHost, resolveCompany } from "@pecacerta/server/companies/resolve-company";
import { companyCookieNames } from "@pecacerta/server/companies/resolve-tenant";
import { createCache } from "@pecacerta/server/platform/cache/cache";
import type { TenantResolution } from "../app/context.ts";

const MAX_CACHED_RESOLUTIONS = 5000;

export type TenantResolver = {
  resolve(request: IncomingMessage, company: string | undefined): Promise<TenantResolution>;
  /** The cached resolution, if no company has changed since. */
  resolveCached(request: IncomingMessage, company: string | undefined): TenantResolution | undefined;
};

export function createTenantResolver({ config, directory }: Installation): TenantResolver {
  const sharedOrigin = config.ORIGIN ? new URL(config.ORIGIN).origin : "";
  const readCompanyCookie = createCookieReader(companyCookieNames(config));
  const scheme = sharedOrigin.startsWith("https:") ? "https" : "http";
  const port = sharedOrigin && new URL(sharedOrigin).port ? `:${new URL(sharedOrigin).port}` : "";
  const cache = createCache<TenantResolution>({ name: "tenants", maxEntries: MAX_CACHED_RESOLUTIONS });

  function canonicalHost(request: RequestInfo): string {
    const name = normalizeHost(request.headers.host ?? "");
    return directory.byHost(name) ? name : localOrigin(request).replace("http://", "");
  }

  /** The origin of a company's own host, with the port of ORIGIN or of this process. */
  const originForHost = (host: string, request: RequestInfo): string =>
    `${scheme}://${host}${sharedOrigin ? port : localPortSuffix(request)}`;

  return {
    async resolve(request, company) {
      const host = canonicalHost(request);
      const cookie = readCompanyCookie(request);
      const versionBefore = directory.reloadCount();
      const resolved = await resolveCompany(directory, config.DEFAULT_COMPANY, { query: company, host, cookie });
      const origin = resolved?.source === "host" ? originForHost(host, request) : sharedOrigin || localOrigin(request);
      // Without the cookie: the page of an unknown company is the same for everyone.
      const other = resolved ?? (await resolveCompany(directory, config.DEFAULT_COMPANY, { host }));
      const resolution: TenantResolution = {
        tenant: resolved?.tenant,
        hasOtherCompany: other !== undefined,
        isSuspended: resolved !== undefined && directory.isSuspended(resolved.tenant),
        resolvedBy: resolved?.source ?? "query",
        origin,
      };
      // A company named by a cookie may be created later: do not cache its absence.
      const isCacheable = resolution.tenant && (resolution.resolvedBy !== "fallback" || cookie === undefined);
      if (isCacheable) cache.set(resolutionKey(company, host, cookie), resolution, versionBefore);
      return resolution;
    },
    resolveCached(request, company) {
      const key = resolutionKey(company, canonicalHost(request), readCompanyCookie(request));
      return cache.get(key, directory.reloadCount());
    },
  };
}

type RequestInfo = { headers: { host?: string }; socket?: { localPort?: number } };

const LOCAL_HOSTS: readonly string[] = ["localhost", "127.0.0.1"];

/** The local origin of a shop without ORIGIN. Other Host headers are not trusted. */
export function localOrigin(request: RequestInfo): string {
  const name = normalizeHost(request.headers.host ?? "");
  const port = localPortSuffix(request);
  return port && LOCAL_HOSTS.includes(name) ? `http://${name}${port}` : "";
}

/** The port in the Host header, if this process listens on it. */
function localPortSuffix({ headers: { host = "" }, socket }: RequestInfo): string {
  const [, port] = /:(\d{1,5})$/.exec(host) ?? [];
  return port && Number(port) === socket?.localPort ? `:${socket.localPort}` : "";
}

function createCookieReader(names: readonly string[]) {
  const patterns = names.map((name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`));
  return ({ headers: { cookie } }: IncomingMessage): string | undefined =>
    cookie ? patterns.map((pattern) => pattern.exec(cookie)?.[1]).find((value) => value !== undefined) : undefined;
}

// Headers cannot contain a line feed; the company parameter may, so it comes last.
function resolutionKey(company: string | undefined, host = "", cookie: string | undefined): string {
  return company === undefined && cookie === undefined ? host : `${host}\n${cookie ?? "\r"}\n${company ?? "\r"}`;
}
