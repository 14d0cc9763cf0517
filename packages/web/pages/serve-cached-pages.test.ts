import type { Installation } from "@pecacerta/server/companies/installation";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { createWorkQueue } from "@pecacerta/server/platform/work-queue/work-queue";
import Fastify from "fastify";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorLogger } from "./error-logger.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageServer } from "./page-server.ts";
import { serveCachedPages } from "./serve-cached-pages.ts";

const logged: string[] = [];
const log = newLog("info", { write: (line) => void logged.push(line) });
const installation = { log, metrics: new Registry(), config: {}, draining: false } as unknown as Installation;
const app = Fastify();
let address = "";

/** Looking up the visit throws: a fault in the code that runs before Fastify. */
beforeAll(async () => {
  const throwing = () => {
    throw new Error("A fault of ours");
  };
  const pages = createPageServer({
    cache: createPageCache(1000, {
      of: () => "1",
      productChanges: () => 0,
      haveChanged: () => false,
      listsFrom: () => 0,
    }),
    render: throwing,
    tenants: { resolveCached: throwing, resolve: throwing },
    limitMs: 1000,
    queue: createWorkQueue({ atOnce: 1, waiting: 1 }),
    rendersAtOnce: 1,
    routes: { hasId: () => false, hasPage: () => true },
    onRefused: () => undefined,
    onError: errorLogger(installation),
    isStale: () => false,
  });
  app.post("/broken-stream", (_request, reply) => {
    reply.hijack();
    reply.raw.end("first");
    reply.raw.write("second");
  });
  serveCachedPages(app, pages, installation);
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

test("an exception in the listener is logged and answered, and the server keeps serving", async () => {
  const answer = await fetch(`${address}/products`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("Algo deu errado do nosso lado");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(logged.join("")).toContain("A fault of ours");
});

test("a write after the end of a response is logged, not thrown", async () => {
  const answer = await fetch(`${address}/broken-stream`, { method: "POST" });
  expect(await answer.text()).toBe("first");
  await expect.poll(() => logged.join("")).toContain("write after end");
});
