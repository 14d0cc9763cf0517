import type { Call } from "@pecacerta/contract/call";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import fc from "fast-check";
import qs from "qs";
import { v7 as uuid } from "uuid";
import { allCalls, appendQuery, type ContractCallName, requestFor } from "./call-requests.ts";
import type { CompanyFixture } from "./company-fixture.ts";

export type RandomRequest = {
  name: ContractCallName;
  params: (string | undefined)[];
  query: [string, string][];
  fields: Record<string, unknown>;
  dropped: number[];
  body: unknown;
  form: boolean;
  token: "own" | "none" | "bad";
  company: string | undefined;
  key: string | undefined;
};

const unusualValue = fc.constantFrom<unknown>(
  ...[
    "",
    " ",
    "0",
    "-1",
    "1e3",
    "1e309",
    "NaN",
    "null",
    "undefined",
    "true",
    "999999999999999999999",
    "\u0000",
    "\ud800",
  ],
  ...[
    "'; drop table orders; --",
    '"',
    "\\",
    "%",
    "_",
    "%25",
    "%00",
    "../../etc/passwd",
    "<script>",
    "$where",
    "{{7*7}}",
  ],
  ...["á", "İ", "ß", "😀", "\u202e", "a\r\nb: c", "x".repeat(300), "9".repeat(30), "-0", "1,5", "0x10", "١٢"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "0197a1c2-0000-7000-8000-00000000ffff",
    "ana@example.com",
    "a,b",
    "1-2-3",
  ],
  ...[
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    true,
    false,
    null,
    [],
    {},
    [[]],
    [null],
    { a: { b: 1 } },
    [1, 2],
    ["x"],
  ],
);
const text = fc.oneof(
  unusualValue.map(String),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const value = fc.oneof(
  { weight: 6, arbitrary: unusualValue },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

// Calls that hash a password are rarer: they would take all of the time.
const costly: readonly ContractCallName[] = [
  ...(["login", "register", "resetPassword", "changeProfile", "changePassword", "deleteAccount"] as const),
];
const names = allCalls.flatMap(([name]) => Array<ContractCallName>(costly.includes(name) ? 1 : 8).fill(name));
const fieldNames = [...new Set(allCalls.flatMap(([, { body }]) => fieldsOf(body)))];
const queryNames = [...new Set(allCalls.flatMap(([, { query }]) => fieldsOf(query))), "filter_brand", "filter_price"];
const more = ["filter_vehicle", "filter_rating", "filter_x", "company", "page[]", "__proto__[x]", "token"];

export const randomRequest: fc.Arbitrary<RandomRequest> = fc.record({
  name: fc.constantFrom(...names),
  params: sometimes<(string | undefined)[]>([], fc.array(fc.option(text, { nil: undefined }), { maxLength: 2 })),
  query: sometimes([], fc.array(fc.tuple(fc.constantFrom(...queryNames, ...more), text), { maxLength: 3 })),
  fields: sometimes({}, fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 3 })),
  dropped: sometimes([], fc.array(fc.nat(12), { maxLength: 2 })),
  body: rarely(value),
  form: fc.boolean(),
  token: sometimes("own", fc.constantFrom("none", "bad")),
  company: rarely(unusualValue.map(String)),
  key: sometimes<string | undefined>(undefined, unusualValue.map(String)),
});

// A request that is invalid in every way gets no further than the first check.
function sometimes<Value>(usual: Value, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

function rarely<Value>(odd: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: odd });
}

export function toRequest(odd: RandomRequest, fixture: CompanyFixture, token: string) {
  const validRequest = requestFor(odd.name, fixture);
  const { method, path }: Call = calls[odd.name];
  const headers: Record<string, string> = {
    ...validRequest.headers,
    ecommerce: oneLine(odd.company ?? fixture.tenant.slug),
  };
  if (odd.token !== "none") headers.authorization = `Bearer ${odd.token === "own" ? token : "x".repeat(43)}`;
  if (odd.key !== undefined) headers["idempotency-key"] = oneLine(odd.key) + uuid();
  const [place = "", rightQuery = ""] = validRequest.url.split("?");
  const query = odd.query.map(([name, sent]) => `${name}=${encode(sent)}`);
  const url = appendQuery(randomPath(odd, path, place), [...query, rightQuery].filter(Boolean).join("&"));
  if (method === "GET") return { method, url, headers };
  const body = odd.body !== undefined ? odd.body : randomBody(odd, validRequest.payload ?? {});
  const form = odd.form && typeof body === "object" && body !== null;
  headers["content-type"] = form ? "application/x-www-form-urlencoded" : "application/json";
  return { method, url, headers, payload: form ? formOf(body) : JSON.stringify(body) };
}

function randomBody(
  { fields, dropped }: RandomRequest,
  validRequest: Record<string, unknown>,
): Record<string, unknown> {
  const remainingFields = Object.entries(validRequest).filter((_, position) => !dropped.includes(position));
  return { ...Object.fromEntries(remainingFields), ...fields };
}

// An empty part or a dot would be another path.
function randomPath({ params }: RandomRequest, path: string, validRequest: string): string {
  const rightParts = validRequest.slice(WIRE_PREFIX.length).split("/");
  let position = 0;
  const parts = path.split("/").map((part, index) => {
    const sent = part.startsWith(":") ? params[position++] : undefined;
    return sent === undefined || /^\.{0,2}$/.test(sent) ? rightParts[index] : encode(sent);
  });
  return WIRE_PREFIX + parts.join("/");
}

const encode = (sent: string): string => encodeURIComponent(sent.toWellFormed());
const oneLine = (sent: string): string => sent.replace(/[^\x20-\x7e]/g, "?");

function formOf(body: object): string {
  return qs.stringify(body, { arrayFormat: "indices", encoder: (sent) => encode(String(sent)) });
}

function fieldsOf(schema: unknown): string[] {
  const { shape, in: inner, def } = (schema ?? {}) as { shape?: object; in?: unknown; def?: { in?: unknown } };
  return shape ? Object.keys(shape) : inner || def?.in ? fieldsOf(inner ?? def?.in) : [];
}
