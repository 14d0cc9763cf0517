import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import routes from "../packages/web/app/routes.ts";

export type FuzzRequest = { method: string; path: string; query: string; headers: [name: string, value: string][] };

const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype);
const FILTERS = ["price", "color", "discount", "rating", "vehicle", "brand", "material", "a-b-c"];
const KEYS = [
  ...["page", "limit", "sort", "after", "before", "search", "vehicle", "company", "locale", "next", "recover", "token"],
  ...["email", "number", "order", "index", "_routes", "_data", "utm_source", "", "filter_", "filters", "__proto__[a]"],
  ...[...FILTERS, ...PROTOTYPE_NAMES].flatMap((name) => [`filter_${name}`, `from_${name}`, `to_${name}`]),
  ...PROTOTYPE_NAMES,
];

const TEXTS = [
  ...PROTOTYPE_NAMES,
  ...["", " ", "0", "-1", "1e309", "NaN", "null", "undefined", "99999999999999999999", "10-200", "0-0", "a,b,c", "any"],
  ...["..", ".", "...", "%", "%zz", "%00", "%0d%0a", "%2e%2e%2f", "%2F", "%5C", "%ff", "%c0%ae", "%ed%a0%80", "%25"],
  ...["é", "e\u0301", "ﬀ", "😀", "\u202e", "\ud800", "\0", "\t", "\\", "//", ";a=b", ":", "*", "?", "#", "@", "'", '"'],
  ...["<script>", `\${1}`, "' or 1=1--", "\r\nSet-Cookie: a=b", "http://evil.invalid/", "[", "(", "(a+)+$", "^", "$&"],
  ...["root", "page", ".data", "_.data", "_root.data", "__manifest", "favicon.ico", "robots.txt", "index.html"],
  ...["a".repeat(100), "a".repeat(501), "%41".repeat(200), "a-".repeat(2000), "ç".repeat(300)],
];

const unusualText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const unusualPart = fc.oneof({ weight: 5, arbitrary: unusualText.map(encode) }, { weight: 1, arbitrary: unusualText });

const query = fc
  .array(fc.tuple(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...KEYS) }, unusualPart), unusualPart), {
    maxLength: 5,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

export async function pagePaths(url: string): Promise<{ patterns: string[]; linkedPaths: string[] }> {
  const patterns = ["/", ...(await routes).flatMap((route) => pathsOf(route))];
  const sitemaps = await sitemapPaths(`${url}/sitemap.xml`);
  const linkedPaths = (await Promise.all(sitemaps.map((each) => sitemapPaths(`${url}${each}`)))).flat();
  return { patterns, linkedPaths: ["/", ...sampleEvenly(linkedPaths, 200), "/sitemap.xml", "/robots.txt"] };
}

function pathsOf(route: RouteConfigEntry, parentPath = ""): string[] {
  const path = route.path === undefined ? parentPath : `${parentPath}/${route.path}`;
  return route.children ? route.children.flatMap((child) => pathsOf(child, path)) : [path || "/"];
}

async function sitemapPaths(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);
}

const sampleEvenly = (paths: string[], most: number): string[] =>
  paths.filter((_, place) => place % Math.ceil(paths.length / most) === 0);

/** Page requests that are valid except for some unusual parts. */
export function unusualPageRequests(
  { patterns, linkedPaths }: { patterns: string[]; linkedPaths: string[] },
  host: string,
) {
  const filledPattern = fc
    .tuple(fc.constantFrom(...patterns), fc.array(unusualPart, { minLength: 3, maxLength: 3 }))
    .map(([pattern, texts]) => pattern.replace(/:\w+|\*/g, () => texts.pop() ?? ""));
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...linkedPaths) },
    { weight: 5, arbitrary: filledPattern },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...linkedPaths, ...patterns), unusualPart).map((parts) => parts.join("/")),
    },
    { weight: 1, arbitrary: unusualPart.map((text) => `/${text}`) },
    { weight: 1, arbitrary: unusualPart },
  );
  return fc.record({
    method,
    path: fc.tuple(path, change).map(([text, make]) => make(text)),
    query,
    headers: headersFor(host),
  });
}

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant("GET") },
  { weight: 2, arbitrary: fc.constant("HEAD") },
  { weight: 1, arbitrary: fc.constantFrom("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND") },
);

const unchanged = (path: string) => path;
const CHANGES: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}/..`,
  (path) => `http://evil.invalid${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}.data`,
  (path) => `${path}/_.data`,
];
const change = fc.oneof({ weight: 5, arbitrary: fc.constant(unchanged) }, fc.constantFrom(...CHANGES));

const COOKIES = ["company=", "session=", "locale=", "company=a; company=", "=", ";;;", "company"];

function headersFor(host: string): fc.Arbitrary<[string, string][]> {
  const hosts = [
    host.toUpperCase(),
    `${host}.`,
    "",
    "[::1]",
    "a b",
    "evil.invalid",
    "loja.example.com:99999",
    "%00",
    "é",
  ];
  const others = fc.oneof(
    fc.tuple(fc.constantFrom(...COOKIES), unusualPart).map((parts): [string, string] => ["Cookie", parts.join("")]),
    unusualPart.map((text): [string, string] => ["If-None-Match", `"${text}"`]),
    unusualPart.map((text): [string, string] => ["Accept-Encoding", text]),
    fc.constantFrom<[string, string]>(
      ["Accept-Encoding", "br"],
      ["Accept-Encoding", "gzip;q=0, br;q=0"],
      ["X-Forwarded-Host", "evil.invalid"],
      ["X-Forwarded-For", "__proto__"],
      ["Range", "bytes=0-9999999"],
      ["Expect", "100-continue"],
      ["Upgrade", "websocket"],
      ["Content-Length", "0"],
      ["constructor", "1"],
      ["__proto__", "1"],
    ),
  );
  const hostHeader = fc.oneof({ weight: 12, arbitrary: fc.constant(host) }, fc.constantFrom(...hosts), unusualPart);
  return fc
    .tuple(hostHeader, fc.array(others, { maxLength: 2 }))
    .map(([name, more]): [string, string][] => [["Host", name], ...more]);
}
