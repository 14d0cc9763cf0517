import { newLog } from "@pecacerta/server/platform/http/logging";
import { createTestCompany, createTestDatabase, ownerPoolOf } from "@pecacerta/server/testing/database";
import { startDatabaseProxy, type TcpProxy } from "@pecacerta/server/testing/tcp-proxy";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const TOKEN = "kq3vJ0pZr7Yc1mN5tB8wXe2aLd4uHs6f";
const logged: string[] = [];
const printed = vi.spyOn(console, "error");

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let built: BuiltShop;
let slug = "";
/** A company for each page: what pages share is made once for each company. */
const untouched: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const proxied = await startDatabaseProxy(database.url);
  proxy = proxied.proxy;
  const log = newLog("info", { write: (line) => void logged.push(line) });
  built = await openBuiltShop({}, log, proxied.url);
  ({ slug } = await createTestCompany(built.installation));
  for (const _ of pages) untouched.push((await createTestCompany(built.installation)).slug);
});
beforeEach(() => {
  logged.length = 0;
  printed.mockClear();
});
afterAll(async () => {
  await built.close();
  await proxy.close();
  await database.drop();
});

const get = (url: string, company = slug) => built.app.inject({ url, headers: { cookie: `company=${company}` } });

/** The log's errors, which name the request and hold nothing that was sent. */
function expectLogged(id: unknown, level: number) {
  const events = logged.map((line) => JSON.parse(line)).filter(({ err }) => err);
  expect(events.filter(({ reqId }) => reqId === id).map((event) => event.level)).toContain(level);
  expect(logged.join("")).not.toMatch(/select |from "|params/);
  expect(logged.join("")).not.toContain(TOKEN);
  expect(printed).not.toHaveBeenCalled();
}

const pages = [
  `/cart/checkout/${TOKEN}?token=${TOKEN}`,
  `/Cart/%63heckout/${TOKEN}`,
  "/products?page=2",
  "/products/pastilha",
  "/brands/bosch.data",
  `/cart/checkout/${TOKEN}.data`,
];

test.each(pages)("with its database away, the shop answers 503 for %s and says when to come back", async (url) => {
  await get("/terms");
  await proxy.down();
  const answer = await get(url);
  await proxy.restore();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expectLogged(answer.headers["x-request-id"], 40);
  await expect.poll(async () => (await get("/readyz")).statusCode).toBe(200);
});

test("an unknown address is a 404 and not logged as an error", async () => {
  expect((await get("/nada/disso")).statusCode).toBe(404);
  expect((await get("/%0d%0a")).statusCode).toBe(404);
  expect(logged.filter((line) => line.includes('"err"'))).toEqual([]);
  expect(printed).not.toHaveBeenCalled();
});

test.each(pages)("an error of ours is answered by 500 for %s and logged once, without what was sent", async (url) => {
  await ownerPoolOf({ url: database.url }).query("alter table if exists company_settings rename to hidden");
  const answer = await get(url, untouched.pop());
  expect(answer.statusCode).toBe(500);
  expectLogged(answer.headers["x-request-id"], 50);
  expect(logged.filter((line) => line.includes('"err"'))).toHaveLength(1);
});
