import type { IncomingMessage } from "node:http";
import { resolveCompany } from "@pecacerta/server/companies/resolve";
import { isLoopback } from "@pecacerta/server/config";
import { companyCookieNames } from "@pecacerta/server/http/cookie-names";
import type { Installation } from "@pecacerta/server/installation";
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
  let remembered = new Map<string, Visit>();
  let reading = directory.readings();

  return {
    async asked(request, company) {
      const { host } = request.headers;
      const cookie = cookieOf(request);
      const before = directory.readings();
      const resolved = await resolveCompany(directory, config.DEFAULT_COMPANY, { query: company, host, cookie });
      const origin = resolved?.by === "host" ? `${scheme}://${host}` : shared || ownOrigin(request);
      const visit: Visit = { shop: resolved?.shop, by: resolved?.by ?? "query", origin };
      // The company of a cookie may be made any moment: until it is, nothing is sure.
      const isSure = visit.shop && before === directory.readings() && (visit.by !== "fallback" || cookie === undefined);
      if (isSure && remembered.size < MOST_REMEMBERED) remembered.set(keyOf(company, host, cookie), visit);
      return visit;
    },
    known(request, company) {
      if (reading !== directory.readings() || remembered.size >= MOST_REMEMBERED) remembered = new Map();
      reading = directory.readings();
      return remembered.get(keyOf(company, request.headers.host, cookieOf(request)));
    },
  };
}

type Asked = { headers: { host?: string }; socket?: { localPort?: number } };

/** Who was told no address knows the one by which its own machine reaches it; what anybody else calls it is hearsay. */
export function ownOrigin({ headers: { host = "" }, socket }: Asked): string {
  const [, name = "", port] = /^(.+):(\d+)$/.exec(host) ?? [];
  return isLoopback(name) && Number(port) === socket?.localPort ? `http://${host}` : "";
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
