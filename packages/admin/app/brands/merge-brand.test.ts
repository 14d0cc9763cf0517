import { expect, test } from "vitest";
import { type LoopbackReply, refusedReply, startLoopbackServer } from "../../testing/loopback-server.ts";
import { mergeWholeBrand } from "./merge-brand.ts";

const calls = startLoopbackServer(refusedReply(404, "BRAND_NOT_FOUND"));
const merged = (products: number, remaining: number): LoopbackReply => ({
  status: 200,
  body: JSON.stringify({ data: { products, remaining } }),
});

const body = { text: "Bosch do Brasil", into: "bosch" };
async function merge(replies: LoopbackReply[]) {
  Object.assign(calls, { received: [], replies });
  const result = await mergeWholeBrand("pecacerta", body);
  const received = calls.received.map(({ url, body: sent }) => [url, JSON.parse(sent)]);
  expect(received).toEqual(received.map(() => ["/ecommerce/admin/brands/merge", body]));
  return { result, calls: received.length };
}

test.each([
  ["the products of one portion", [merged(12, 0)], 1],
  ["as many portions as there are", [merged(500, 620), merged(500, 120), merged(120, 0)], 3],
  ["the rest that someone else merges meanwhile", [merged(500, 120), refusedReply(404, "BRAND_NOT_FOUND")], 2],
  ["products that cannot be changed, without end", [merged(500, 3), merged(0, 3)], 2],
])("merges %s", async (_, replies, count) => {
  expect(await merge(replies)).toMatchObject({ result: { ok: true }, calls: count });
});

test("a portion that fails is told, and another try goes on", async () => {
  const failed = await merge([merged(500, 620), refusedReply(409, "TOO_MANY_PRODUCTS")]);
  expect(failed).toMatchObject({ result: { ok: false, refusal: "TOO_MANY_PRODUCTS" }, calls: 2 });
  expect(await merge([merged(500, 120), merged(120, 0)])).toMatchObject({ result: { ok: true }, calls: 2 });
});
