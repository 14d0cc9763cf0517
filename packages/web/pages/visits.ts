import type { IncomingMessage } from "node:http";
import type { Installation } from "@pecacerta/server/app/installation";
import { normalizeHost, resolveCompany } from "@pecacerta/server/companies/resolve-company";
import { companyCookieNames } from "@pecacerta/server/platform/http/cookie-names";
import type { Visit } from "../app/context.ts";

const MOST_REMEMBERED = 5000;

/** Tells whose shop a request is for, from its query, its host and its cookie - the only parts of it that count. */
export type Visits = {
  asked(request: IncomingMessage, company: string | undefined): Promise<Visit>;
  /** The same, where it was told before and no company has changed since. */
  known(request: IncomingMessage, company: string | undefined): Visit | undefined;
};

export function createVisits({ config, directory }: Installation): Visits {
  const shared = config.ORIGIN ? new URL(config.ORIGIN).origin : "";
  const cookieOf = companyCookieReader(companyCookieNames(config));
  const scheme = shared.startsWith("https:") ? "https" : "http";
  const port = shared && new URL(shared).port ? `:${new URL(shared).port}` : "";
  let remembered = new Map<string, Visit>();
  let reading = directory.reloadCount();

  /** The host as far as it counts, in one form: a company's, or one by which this machine reaches itself. */
  function hostOf(request: Asked): string {
    const name = normalizeHost(request.headers.host ?? "");
    return directory.byHost(name) ? name : ownOrigin(request).replace("http://", "");
  }

  /** The address of a company's own host. Its port is the one that ORIGIN has, or this process where it has no ORIGIN. */
  const originOf = (host: string, request: Asked): string => `${scheme}://${host}${shared ? port : ownPort(request)}`;

  return {
    async asked(request, company) {
      const host = hostOf(request);
      const cookie = cookieOf(request);
      const before = directory.reloadCount();
      const resolved = await resolveCompany(directory, config.DEFAULT_COMPANY, { query: company, host, cookie });
      const origin = resolved?.source === "host" ? originOf(host, request) : shared || ownOrigin(request);
      const visit: Visit = { shop: resolved?.tenant, by: resolved?.source ?? "query", origin };
      // The company of a cookie may be made any moment: until it is, nothing is sure.
      const isSure =
        visit.shop && before === directory.reloadCount() && (visit.by !== "fallback" || cookie === undefined);
      if (isSure && remembered.size < MOST_REMEMBERED) remembered.set(keyOf(company, host, cookie), visit);
      return visit;
    },
    known(request, company) {
      if (reading !== directory.reloadCount() || remembered.size >= MOST_REMEMBERED) remembered = new Map();
      reading = directory.reloadCount();
      return remembered.get(keyOf(company, hostOf(request), cookieOf(request)));
    },
  };
}

type Asked = { headers: { host?: string }; socket?: { localPort?: number } };

const OWN_NAMES: readonly string[] = ["localhost", "127.0.0.1"];

/**
 * The address by which this machine reaches a shop that was told no ORIGIN. Any other name is hearsay: a request may
 * hold whatever its sender wrote.
 */
export function ownOrigin(request: Asked): string {
  const name = normalizeHost(request.headers.host ?? "");
  const port = ownPort(request);
  return port && OWN_NAMES.includes(name) ? `http://${name}${port}` : "";
}

/** The port in the Host header, where it is the one that this process listens on. */
function ownPort({ headers: { host = "" }, socket }: Asked): string {
  const [, port] = /:(\d{1,5})$/.exec(host) ?? [];
  return port && Number(port) === socket?.localPort ? `:${socket.localPort}` : "";
}

function companyCookieReader(names: readonly string[]) {
  const patterns = names.map((name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`));
  return ({ headers: { cookie } }: IncomingMessage): string | undefined =>
    cookie ? patterns.map((pattern) => pattern.exec(cookie)?.[1]).find((value) => value !== undefined) : undefined;
}

// No header holds the end of a line; the company may hold anything, and so comes last.
function keyOf(company: string | undefined, host = "", cookie: string | undefined): string {
  return company === undefined && cookie === undefined ? host : `${host}\n${cookie ?? "\r"}\n${company ?? "\r"}`;
}
