import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { staffCalls } from "./admin/calls.ts";
import type { Call, CallBody, CallBodyInput, CallParams, CallResponse } from "./call.ts";
import { type CallsByRoute, calls } from "./calls.ts";
import { type ProductDto, productSchema } from "./product.ts";
import { statusForRefusal } from "./refusals.ts";

const all = [...Object.entries<Call>(calls), ...Object.entries<Call>(staffCalls)];

test("no two calls share a method and a path", () => {
  const places = all.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test.each(all)("%s: params are the parameters of the path", (_, { path, params }) => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params ? (z.toJSONSchema(params, { io: "input" }).properties ?? {}) : {})).toEqual(named);
});

test.each(all)("%s: refusals are listed under their status", (_, { refusals = {} }) => {
  for (const [status, keys] of Object.entries(refusals)) {
    for (const key of keys)
      expect([statusForRefusal(key), statusForRefusal(key, { errors: {} })]).toContain(Number(status));
  }
});

test.each(all)("%s: responses can be encoded, requests and responses described", (_, call) => {
  for (const response of Object.values(call.responses)) {
    // A transform in an answer would fail only when it is sent.
    expect(() => response.safeEncode({})).not.toThrow();
    expect(() => z.toJSONSchema(response, { io: "output" })).not.toThrow();
  }
  for (const schema of [call.params, call.query, call.body, call.headers]) {
    if (schema) expect(() => z.toJSONSchema(schema, { io: "input" })).not.toThrow();
  }
});

test("every example of the documentation is valid for its schema", () => {
  const shapes = [...z.globalRegistry._idmap.values()] as z.ZodType[];
  expect(shapes.length).toBeGreaterThan(10);
  for (const shape of shapes) {
    for (const example of (shape.meta()?.examples ?? []) as unknown[])
      expect(z.encode(shape, shape.parse(example))).toEqual(example);
  }
});

test("a listing query keeps the requested filters and drops other fields", () => {
  const query = { filter_brand: ["a", "b"], filter_price: "10-200", filter_: "x", "filter_A B": "x", filter_empty: "" };
  expect(calls.listProducts.query.parse({ ...query, page: "2", company: "pecacerta", utm_source: "x" })).toEqual({
    search: "",
    sort: "default",
    page: 2,
    limit: 16,
    filters: { brand: "a,b", price: "10-200" },
    view: "full",
  });
});

test("[K-01] lists have the default limits of the specification", () => {
  const usual = [calls.popularProducts, calls.mostRatedProducts, calls.specialOffers, calls.latestProducts];
  expect(usual.map(({ query }) => query.parse({}).limit)).toEqual([6, 12, 8, 16]);
  expect(calls.searchSuggestions.query.parse({})).toMatchObject({ query: "", limitProducts: 10, limitCategories: 5 });
});

test("calls are typed by method and path, and a missing product id does not compile", () => {
  type Bought = CallsByRoute["POST /user/cart/insert"];
  expectTypeOf<CallResponse<CallsByRoute["GET /products/:slug"]>>().toEqualTypeOf<{ data: ProductDto }>();
  expectTypeOf<CallParams<CallsByRoute["GET /products/:slug"]>>().toEqualTypeOf<{ slug: string }>();
  expectTypeOf<CallBody<Bought>["quantity"]>().toEqualTypeOf<number>();
  expectTypeOf<{ product_id: string }>().toExtend<CallBodyInput<Bought>>();
  expectTypeOf<{ quantity: 1 }>().not.toExtend<CallBodyInput<Bought>>();
});

test("[EN-02] the list of brands is complete, or cut to a limit", () => {
  expect(calls.listBrands.query.parse({}).limit).toBeUndefined();
  expect(calls.listBrands.query.parse({ limit: "3" }).limit).toBe(3);
  for (const limit of ["0", "1001", "-1", "x"]) expect(calls.listBrands.query.safeParse({ limit }).success).toBe(false);
});

test("[PR-04] compatibility is all, unknown, or a list of vehicle ids", () => {
  const { compatibility } = productSchema.shape;
  for (const valid of ["all", "unknown", [], ["0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"]])
    expect(compatibility.parse(valid)).toEqual(valid);
  for (const invalid of ["", "some", null, undefined, [1]])
    expect(compatibility.safeParse(invalid).success).toBe(false);
});
