import { expect, test } from "vitest";
import { z } from "zod";
import type { StaffCall } from "../call.ts";
import { staffCalls } from "./calls.ts";

type Schema = { properties?: Record<string, unknown> };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function* objectsIn(value: unknown, path: string): Generator<[path: string, Schema]> {
  if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* objectsIn(each, `${path}.${at}`);
  else if (isObject(value)) {
    if (isObject(value.properties)) yield [path, value];
    for (const [key, each] of Object.entries(value)) yield* objectsIn(each, `${path}.${key}`);
  }
}

const answersOf = ([name, { responses }]: [string, StaffCall]) =>
  Object.values(responses ?? {}).flatMap((schema) =>
    schema instanceof z.ZodType
      ? [...objectsIn(z.toJSONSchema(schema, { unrepresentable: "any", io: "output" }), name)]
      : [],
  );

const isOfProduct = ([path, { properties = {} }]: [string, Schema]): boolean =>
  "name" in properties && ("sku" in properties || /\.properties\.product(\.anyOf\.\d)?$/.test(path));

test("a product that staff read has its brand and numbers beside its name", () => {
  const products = Object.entries<StaffCall>(staffCalls).flatMap(answersOf).filter(isOfProduct);
  expect(products.length).toBeGreaterThan(20);
  const lacking = products.filter(([, { properties = {} }]) =>
    ["sku", "partNumber", "brand"].some((field) => !(field in properties)),
  );
  expect([...new Set(lacking.map(([path]) => path))]).toEqual([]);
});
