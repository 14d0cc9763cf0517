import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createTestCompany } from "@pecacerta/server/testing/database";
import { describe, expect, onTestFinished, test } from "vitest";
import { openBuiltShop } from "./built-shop.ts";

const assets = join(import.meta.dirname, "../../../admin/build/client/assets");
const script = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));

async function openShop(environment: Record<string, string> = {}) {
  const built = await openBuiltShop(environment);
  onTestFinished(() => built.close());
  const { slug } = await createTestCompany(built.installation);
  return (host: string, url: string, { headers = {}, remoteAddress = "127.0.0.1" } = {}) =>
    built.app.inject({
      url,
      remoteAddress,
      headers: { host, cookie: `company=${slug}; __Host-company=${slug}`, ...headers },
    });
}

const ADMIN = "<title>Peça Certa · Painel</title>";

describe("on this machine, without settings", () => {
  test("every page of the admin is one document with a policy that allows its own scripts alone", async () => {
    const at = await openShop();
    const document = await at("localhost:3000", "/painel/");
    expect(document.statusCode).toBe(200);
    expect(document.body).toContain(ADMIN);
    expect(document.headers["cache-control"]).toBe("no-cache");
    expect(document.headers["permissions-policy"]).toContain("camera=(self)");
    const policy = String(document.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    const scripts = [...document.body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
    expect(scripts.length).toBeGreaterThan(1);
    for (const code of scripts) expect(policy).toContain(createHash("sha256").update(code).digest("base64"));
    const deep = await at("localhost:3000", "/painel/pecacerta/pedidos/12?x=1");
    expect([deep.statusCode, deep.body]).toEqual([200, document.body]);
    const again = await at("localhost:3000", "/painel/", { headers: { "if-none-match": `${document.headers.etag}` } });
    expect(again.statusCode).toBe(304);
    const small = await at("localhost:3000", "/painel/", { headers: { "accept-encoding": "br" } });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.headers["content-security-policy"]).toBe(policy);
  });

  test("its assets are compressed and never change", async () => {
    const at = await openShop();
    const asset = await at("localhost", `/painel/assets/${script}`, { headers: { "accept-encoding": "br" } });
    expect(asset.statusCode).toBe(200);
    expect(asset.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
    });
    expect((await at("localhost", "/painel/assets/missing.js")).statusCode).toBe(404);
    expect((await at("localhost", "/painel/assets/..%2findex.html")).statusCode).toBe(404);
  });

  test("the address without a slash and the IP address lead to it", async () => {
    const at = await openShop();
    expect((await at("localhost:3000", "/painel?x=1")).headers.location).toBe("/painel/?x=1");
    expect((await at("127.0.0.1:3000", "/painel/entrar?volta=1")).headers.location).toBe(
      "http://localhost:3000/painel/entrar?volta=1",
    );
  });

  test.each<[string, string, object]>([
    ["another machine", "localhost:3000", { remoteAddress: "10.0.0.9" }],
    ["another host", "loja.example.com", {}],
    ["a proxy on this machine", "localhost:3000", { headers: { "x-forwarded-for": "10.0.0.9" } }],
  ])("%s gets the shop's page for unknown addresses", async (_who, host, options) => {
    const at = await openShop();
    for (const url of ["/painel", "/painel/", `/painel/assets/${script}`]) {
      const { statusCode, body } = await at(host, url, options);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain("<html");
      expect(body).not.toContain(ADMIN);
    }
  });
});

test("a public shop without ADMIN_ORIGIN has no admin", async () => {
  const at = await openShop({ ORIGIN: "https://loja.example.com" });
  for (const host of ["localhost", "loja.example.com"]) expect((await at(host, "/painel/")).statusCode, host).toBe(404);
});

test("ADMIN_ORIGIN has the admin and nothing of the storefront, which has nothing of the admin", async () => {
  const at = await openShop({ ORIGIN: "https://loja.example.com", ADMIN_ORIGIN: "https://painel.example.com" });
  const admin = await at("painel.example.com", "/painel/entrar", { remoteAddress: "10.0.0.9" });
  expect(admin.body).toContain(ADMIN);
  expect(admin.headers["strict-transport-security"]).toContain("max-age");
  expect((await at("Painel.Example.com:443", "/painel/")).statusCode).toBe(200);
  expect((await at("painel.example.com", "/")).headers.location).toBe("/painel/");
  for (const url of ["/products", "/ecommerce/categories/all", "/sitemap.xml", "/assets/a.js", "/unknown"])
    expect((await at("painel.example.com", url)).json(), url).toEqual({ message: "NOT_FOUND" });
  for (const url of ["/icons/theme-blue.svg", "/healthz"])
    expect((await at("painel.example.com", url)).statusCode, url).toBe(200);
  for (const host of ["loja.example.com", "localhost", "painel.example.com.evil.invalid"])
    expect((await at(host, "/painel/")).statusCode, host).toBe(404);
  expect((await at("loja.example.com", "/terms")).statusCode).toBe(200);
});

test("a page that the cache has is not served on the admin's host", async () => {
  const built = await openBuiltShop({ ADMIN_ORIGIN: "https://painel.example.com" });
  onTestFinished(() => built.close());
  const { slug } = await createTestCompany(built.installation);
  const address = await built.app.listen({ port: 0, host: "127.0.0.1" });
  const fetchAt = async (host: string, path = "/terms") => {
    const [response] = await once(
      get(`${address}${path}`, { headers: { host, cookie: `company=${slug}` } }),
      "response",
    );
    return [response.statusCode, (await text(response)).includes("<html")];
  };
  const fetchAtShop = (path: string) => fetchAt("loja.example.com", path);
  await expect.poll(() => built.isCached("/terms", fetchAtShop), { timeout: 10_000 }).toBe(true);
  expect(await fetchAtShop("/terms")).toEqual([200, true]);
  expect(await fetchAt("painel.example.com")).toEqual([404, false]);
});

test("one host for both serves both", async () => {
  const at = await openShop({ ORIGIN: "https://loja.example.com", ADMIN_ORIGIN: "https://loja.example.com" });
  expect((await at("loja.example.com", "/painel/")).body).toContain(ADMIN);
  expect((await at("loja.example.com", "/terms")).statusCode).toBe(200);
});
