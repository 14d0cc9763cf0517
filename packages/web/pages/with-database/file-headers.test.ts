import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createTestCompany } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const packages = join(import.meta.dirname, "../../..");
const list = (folder: string, prefix: string) =>
  readdirSync(join(packages, folder))
    .filter((name) => !/\.(br|gz|zst)$/.test(name))
    .map((name) => `${prefix}${name}`);
const onePerKind = (paths: readonly string[]) => [
  ...new Map(paths.map((path) => [/\.\w+$/.exec(path)?.[0], path])).values(),
];

const files = [
  ...onePerKind(list("web/build/client/assets", "/assets/")),
  ...onePerKind(list("admin/build/client/assets", "/painel/assets/")),
  ...onePerKind(list("sample/pictures", "/pictures/")),
  ...["/favicon.ico", "/icons/theme-red.svg", "/icons/theme-red-180.png"],
  ...["/robots.txt", "/sitemap.xml", "/sitemap-pages.xml", "/manifest.webmanifest"],
];

let built: BuiltShop;
let cookie: string;
beforeAll(async () => {
  built = await openBuiltShop();
  cookie = `company=${(await createTestCompany(built.installation)).slug}`;
});
afterAll(() => built.close());

test.each(files)("%s, opened directly, runs and loads nothing, the first time and again", async (url) => {
  const get = (headers = {}) => built.app.inject({ url, headers: { host: "localhost:3000", cookie, ...headers } });
  const first = await get();
  const answers = [
    first,
    await get({ "accept-encoding": "br" }),
    await get({ accept: "image/avif" }),
    await get({ "if-none-match": String(first.headers.etag ?? "") }),
  ];
  expect(first.statusCode).toBe(200);
  expect(String(first.headers["content-type"])).not.toContain("text/html");
  for (const { statusCode, headers } of answers) {
    if (statusCode === 304) continue;
    expect([statusCode, headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
    expect(String(headers["content-security-policy"])).toMatch(/default-src 'none'.*; sandbox$/);
  }
});
