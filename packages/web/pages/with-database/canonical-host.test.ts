import { once } from "node:events";
import { connect } from "node:net";
import { createTestCompany, createTestDatabase, ownerPoolOf } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let built: BuiltShop;
let port = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  built = await openBuiltShop({ ORIGIN: "https://lojas.example.com" }, undefined, database.url);
  const { companyId } = await createTestCompany(built.installation);
  await ownerPoolOf(built.installation.database).query(
    "insert into company_hosts (host, company_id) values ('loja.example.com', $1)",
    [companyId],
  );
  await built.installation.directory.reload();
  port = Number(new URL(await built.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await built.close();
  await database.drop();
});

/** Sends a request as it is written, and answers all that comes back. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (piece) => {
    answer += piece;
  });
  socket.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  await once(socket, "close");
  return answer;
}

test.each([
  "loja.example.com",
  "LOJA.Example.com",
  "loja.example.com:8080",
  "loja.example.com.",
  "Loja.example.com.:443",
])("a page requested at %s has the company's stored host as canonical, and is cached once", async (host) => {
  const askAt = (name: string) => (path: string) => answerTo(`GET ${path} HTTP/1.1`, `Host: ${name}`);
  // What the company's making tells may still arrive and outdate the page.
  await expect.poll(() => built.isCached("/terms", askAt("loja.example.com")), { timeout: 10_000 }).toBe(true);
  expect(await built.isCached("/terms", askAt(host))).toBe(true);
  const answer = await askAt(host)("/terms");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('<link rel="canonical" href="https://loja.example.com/terms"');
  expect(answer).not.toMatch(/Example|:8080|:443|example\.com\./);
});

test.each([
  ["GET /terms HTTP/1.1", "Host: loja.example.com", "Host: evil.invalid"],
  ["GET /terms HTTP/1.1", "Host: loja.example.com", "hOST: loja.example.com"],
  ["GET /ecommerce/categories/all HTTP/1.1", "Host: loja.example.com", "Host: evil.invalid"],
  ["GET /ecommerce/garage HTTP/1.1", "Host: a", "Authorization: Bearer a", "Authorization: Bearer b"],
])("a repeated header that must be single is refused: %s, %s, %s", async (...lines) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('{"message":"BAD_REQUEST"}');
});
