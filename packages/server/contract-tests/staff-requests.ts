import { staffCalls } from "@pecacerta/contract/admin/calls";
import { type StaffCall, WIRE_PREFIX } from "@pecacerta/contract/call";
import qs from "qs";
import { v7 as uuid } from "uuid";
import { z } from "zod";

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
};

type Choose = <Value>(values: readonly Value[]) => Value;
type Generator = { random: () => number; choose: Choose; ids: readonly string[] };

export type StaffRequest = {
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

const LARGE_TEXT = 90_000;
const DEEP = 2000;
const ODD_SHARE = 0.12;
const FORM_SHARE = 0.05;

const texts = [
  "Filtro de óleo",
  "Gol 1.0 8V 2008 a 2012",
  "BP-4410",
  "1999",
  "12,50",
  "ana@example.com",
  "2026-11-26",
  "/a",
];
const odd: readonly (() => unknown)[] = [
  ...["", " ", "\u0000", "\ud800", "\u202e", "İß😀", "%00", "'; drop table orders; --", "<script>", "../../etc/passwd"],
  ...["__proto__", "constructor", "toString", "9".repeat(40), "1e309", "-0", "NaN", "0x10", "١٢", "a\r\nb: c"],
  ...[0, -1, 1.5, 1e21, -(2 ** 31), 2 ** 53, true, null, [], {}, [[]], [null], { a: { b: 1 } }],
].map((value) => () => value);
const costlyOdd: readonly (() => unknown)[] = [
  () => "x".repeat(LARGE_TEXT),
  () => "gol 1.0 8v 2008/2012; ".repeat(4000),
  () => "á".repeat(LARGE_TEXT / 3),
  () => Array.from({ length: 5000 }, (_, index) => index),
  () => Array.from({ length: 1000 }, () => "0197a1c2-0000-7000-8000-00000000ffff"),
  () => Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`campo${index}`, index])),
  () => JSON.parse("[".repeat(DEEP) + "]".repeat(DEEP)),
  () => JSON.parse(`{"__proto__":{"admin":true},"constructor":{"prototype":{"a":1}}}`),
];

// These end the session that sends them or hash a password, so that nothing else would be reached.
const rare = /password|session|logout|signIn|signOut|recover|reset|passkey|account/i;
const calls = Object.entries<StaffCall>(staffCalls).flatMap(([name, call]) =>
  Array.from({ length: rare.test(name) ? 1 : 8 }, () => ({ name, call })),
);

const schemaOf = (schema: z.ZodType | undefined): JsonSchema | undefined =>
  schema && (z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema);
const schemas = new Map(
  Object.entries<StaffCall>(staffCalls).map(([name, { body, query }]) => [
    name,
    { body: schemaOf(body), query: schemaOf(query) },
  ]),
);

export const staffCallCount = schemas.size;

/** Generates a request to some staff call: from its schemas, with odd values here and there. */
export function generateStaffRequest(random: () => number, ids: readonly string[]): StaffRequest {
  const choose: Choose = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
  const generator = { random, choose, ids };
  const { name, call } = choose(calls);
  const { body, query } = schemas.get(name) ?? {};
  const path = call.path.replaceAll(/:\w+/g, () => encodeURIComponent(pathPart(generator)));
  const search = query && random() < 0.7 ? toQuery(generate(generator, query)) : "";
  const request = { name, method: call.method, url: `${WIRE_PREFIX}${path}${search ? `?${search}` : ""}` };
  const headers: Record<string, string> = { "idempotency-key": uuid(), "if-match": `"${Math.floor(random() * 3)}"` };
  if (call.method === "GET" || (!body && random() < 0.9)) return { ...request, headers };
  const value = generate(generator, body ?? {});
  const isForm = random() < FORM_SHARE;
  headers["content-type"] = isForm ? "application/x-www-form-urlencoded" : "application/json";
  return { ...request, headers, payload: isForm ? toQuery(value) : (JSON.stringify(value) ?? "") };
}

function generate(generator: Generator, schema: JsonSchema, depth = 0, field = ""): unknown {
  const { random, choose, ids } = generator;
  if (random() < ODD_SHARE) return random() < 0.15 ? choose(costlyOdd)() : choose(odd)();
  const [first] = schema.allOf ?? [];
  if (first) return generate(generator, first, depth, field);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return generate(generator, choose(variants), depth, field);
  if ("const" in schema) return schema.const;
  if (schema.enum) return choose(schema.enum);
  const type = Array.isArray(schema.type) ? choose(schema.type) : schema.type;
  if (type === "array" && depth < 6)
    return Array.from({ length: choose([0, 1, 1, 2, 3]) }, () =>
      generate(generator, schema.items ?? {}, depth + 1, field),
    );
  if (type === "object" || schema.properties) return generateObject(generator, schema, depth);
  if (type === "integer" || type === "number") return choose([0, 1, 2, 3, 5, 10, 12, 100, 2012, 99_999]);
  if (type === "boolean") return random() < 0.5;
  if (type === "null") return null;
  return /id|product|image|categor|brand|number|ids/i.test(field) && random() < 0.8 ? choose(ids) : choose(texts);
}

function generateObject(generator: Generator, { properties = {}, required = [] }: JsonSchema, depth: number) {
  const { random } = generator;
  const isSent = (name: string) => (required.includes(name) ? random() < 0.97 : random() < 0.5);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => isSent(name))
      .map(([name, schema]) => [name, generate(generator, schema, depth + 1, name)]),
  );
}

function pathPart({ random, choose, ids }: Generator): string {
  const part = random() < 0.85 ? choose(ids) : String(choose(odd)()).toWellFormed();
  return /^\.{0,2}$/.test(part) ? "0" : part;
}

const toQuery = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? qs.stringify(value, { arrayFormat: "repeat", encoder: (sent) => encodeURIComponent(String(sent).toWellFormed()) })
    : "";
