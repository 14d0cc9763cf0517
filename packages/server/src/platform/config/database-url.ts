/** Not encoded or decoded. Node's `URL` refuses several hosts. */
type DatabaseUrlParts = { scheme: string; login: string | undefined; hosts: string; path: string; query: string };

export type DatabaseLogin = { user: string; password: string; database: string };

const PARTS =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?:(?<login>[^/?#]*)@)?(?<hosts>[^/?#@]*)(?<path>[^?#]*)(?<query>[^#]*)$/s;
const HOST = /^([^\s:[\]]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const ATTRIBUTE = "target_session_attrs";

export function databaseUrlProblem(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return "must begin with postgres:// or postgresql://";
  if (!PARTS.test(url)) return "must be an address such as postgresql://user:password@host:5432/name";
  const hosts = hostsOf(url);
  const attribute = attributeOf(url);
  if (hosts.length > 1 && !hosts.every((host) => HOST.test(host)))
    return "must name its hosts as one:5432,two:5432, without blanks";
  if (attribute !== undefined && attribute !== "read-write") return `can have only read-write as ${ATTRIBUTE}`;
  if (hosts.length > 1 && !attribute) return `needs ?${ATTRIBUTE}=read-write where it names several hosts`;
  return undefined;
}

export const hostsInUrl = (url: string): string =>
  hostsOf(url)
    .map((host) => (/:\d+$/.test(host) ? host : `${host}:5432`))
    .join();

export const replicaUrlProblem = (url: string): string | undefined =>
  databaseUrlProblem(url) ?? (requiresWritableHost(url) ? `names replicas, so it has no ${ATTRIBUTE}` : undefined);

export function hostUrls(url: string): string[] {
  const hosts = hostsOf(url);
  return hosts.length > 1 ? hosts.map((host) => formatParts({ ...partsOf(url), hosts: host })) : [url];
}

export const requiresWritableHost = (url: string): boolean => attributeOf(url) === "read-write";

export function readDatabaseLogin(url: string): DatabaseLogin {
  const { login = "", path } = partsOf(url);
  const [user = "", password = ""] = login.split(/:(.*)/s);
  const [decodedUser = "", decodedPassword = "", database = ""] = [user, password, path.slice(1)].map(
    decodeURIComponent,
  );
  return { user: decodedUser, password: decodedPassword, database };
}

export function replaceDatabaseLogin(url: string, { user, password, database }: DatabaseLogin): string {
  const secret = password && `:${encodeURIComponent(password)}`;
  const login = `${encodeURIComponent(user)}${secret}`;
  return formatParts({ ...partsOf(url), login, path: `/${encodeURIComponent(database)}` });
}

/** The same database and login on one other host, such as `host:5432`. */
export const replaceDatabaseHost = (url: string, host: string): string => {
  const { query, ...parts } = partsOf(url);
  const parameters = new URLSearchParams(query);
  parameters.delete(ATTRIBUTE);
  return formatParts({ ...parts, hosts: host, query: parameters.size > 0 ? `?${parameters}` : "" });
};

const hostsOf = (url: string): string[] => partsOf(url).hosts.split(",");

const attributeOf = (url: string): string | undefined =>
  new URLSearchParams(partsOf(url).query).get(ATTRIBUTE) ?? undefined;

function partsOf(url: string): DatabaseUrlParts {
  const match = PARTS.exec(url);
  if (!match) throw new Error("Not a PostgreSQL URL");
  return match.groups as DatabaseUrlParts;
}

const formatParts = ({ scheme, login, hosts, path, query }: DatabaseUrlParts): string =>
  `${scheme}${login === undefined ? "" : `${login}@`}${hosts}${path}${query}`;
