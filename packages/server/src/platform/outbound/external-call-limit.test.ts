import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { MAX_CONCURRENT_EXTERNAL_CALLS } from "./external-call-limit.ts";

// Accepts every request; the test sends the responses.
const waiting: ServerResponse[] = [];
const silent = createServer((_request, response) => void waiting.push(response));
let context: TestInstallation;
let headers: { ecommerce: string };
let product: { slug: string };

beforeAll(async () => {
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  context = await openTestInstallation({ CEP_URLS: `${address}/{cep}`, VEHICLE_LOOKUP_URL: address });
  const tenant = await createTestCompany(context.installation);
  headers = { ecommerce: tenant.slug };
  product = await createTestProduct(tenant);
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await context.close();
});

const ask = (url: string) => context.app.inject({ url: `/ecommerce/${url}`, headers });

test.each([
  ["CEPs", (at: number) => `cep/0131010${at}`],
  ["vehicles", (at: number) => `vehicles/vin/9BWZZZ377VT00425${at}`],
])("of many lookups of %s at a hanging service, all but a few are refused at once", async (_kind, urlOf) => {
  waiting.length = 0;
  const input = Array.from({ length: MAX_CONCURRENT_EXTERNAL_CALLS }, (_, at) => ask(urlOf(at)));
  await expect.poll(() => waiting.length).toBe(MAX_CONCURRENT_EXTERNAL_CALLS);
  let answers = 0;
  for (const answer of input) void answer.then(() => answers++);
  const more = await Promise.all([8, 9].map((at) => ask(urlOf(at))));
  expect(more.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect((await ask(`products/${product.slug}`)).statusCode).toBe(200);
  // None of the others was waited for.
  expect(answers).toBe(0);
  expect(waiting).toHaveLength(MAX_CONCURRENT_EXTERNAL_CALLS);
  for (const response of waiting) response.writeHead(404).end();
  for (const answer of await Promise.all(input)) expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});
