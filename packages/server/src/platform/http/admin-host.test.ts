import Fastify from "fastify";
import { expect, test } from "vitest";
import { createAdminHost, separateAdminHost } from "./admin-host.ts";

async function statusOf(config: { ADMIN_ORIGIN?: string; ORIGIN?: string }, host: string, url = "/ecommerce/admin/me") {
  const app = Fastify();
  separateAdminHost(app, createAdminHost({ ADMIN_ORIGIN: undefined, ORIGIN: undefined, ...config }));
  app.get("/ecommerce/admin/me", () => "me");
  app.get("/ecommerce/products", () => "products");
  const { statusCode } = await app.inject({ url, headers: { host }, remoteAddress: "127.0.0.1" });
  return statusCode;
}

const separate = { ORIGIN: "https://loja.example.com", ADMIN_ORIGIN: "https://painel.example.com" };

test("the admin's calls answer on its host alone, however their path is written", async () => {
  expect(await statusOf({}, "localhost:3000")).toBe(200);
  expect(await statusOf({}, "loja.example.com")).toBe(404);
  expect(await statusOf(separate, "painel.example.com")).toBe(200);
  expect(await statusOf(separate, "loja.example.com")).toBe(404);
  expect(await statusOf(separate, "loja.example.com", "/ecommerce/%61dmin/me")).toBe(404);
  expect(await statusOf(separate, "localhost")).toBe(404);
  expect(await statusOf({ ADMIN_ORIGIN: "http://localhost:3000" }, "localhost:3000")).toBe(200);
  expect(await statusOf({ ADMIN_ORIGIN: "http://localhost:3000" }, "localhost:3001")).toBe(404);
});

test("the storefront's calls answer everywhere but there", async () => {
  expect(await statusOf(separate, "painel.example.com", "/ecommerce/products")).toBe(404);
  expect(await statusOf(separate, "loja.example.com", "/ecommerce/products")).toBe(200);
  expect(await statusOf({}, "localhost", "/ecommerce/products")).toBe(200);
});

test.each(["", "a b", "painel.example.com/", "painel.example.com@evil.invalid", "evil.invalid#painel.example.com"])(
  "the host %j is not the admin's",
  async (host) => {
    expect(await statusOf(separate, host)).toBe(404);
  },
);
