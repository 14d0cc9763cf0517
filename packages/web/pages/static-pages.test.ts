import { createHash } from "node:crypto";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { sendStaticPage, sendUnavailable } from "./static-pages.ts";

const app = Fastify();
app.get("/*", (request, reply) => {
  reply.hijack();
  if (request.url.includes("busy")) return sendUnavailable(reply.raw, { "x-request-id": "1" });
  sendStaticPage("notFound", reply.raw, {});
});

test("503 is a small page in Portuguese with Retry-After, and its policy allows its style", async () => {
  const { statusCode, headers, body } = await app.inject("/busy");
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store", "x-request-id": "1" });
  expect(body).toContain('<html lang="pt-BR">');
  expect(body).toContain("Voltamos em instantes");
  expect(body.length).toBeLessThan(1500);
  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
});

test("data requests get plain text, and HEAD gets no body", async () => {
  const data = await app.inject("/busy.data?_routes=root");
  expect(data.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(data.body).toBe(
    "Voltamos em instantes. A loja está com muitos acessos agora. Espere alguns segundos e tente de novo.",
  );
  expect(await app.inject({ url: "/nada", method: "HEAD" })).toMatchObject({ statusCode: 404, body: "" });
});
