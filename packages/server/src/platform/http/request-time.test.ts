import fastify from "fastify";
import { expect, test } from "vitest";
import { portOf } from "../../app/listen.ts";
import { addErrorHandlers } from "./error-handlers.ts";
import { limitRequestTime } from "./request-time.ts";

test("a route has a time of its own", async () => {
  const app = fastify();
  limitRequestTime(app, 1);
  app.get("/", { config: { maxMs: 600_000 } }, async ({ ended }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { isEnded: ended.aborted };
  });
  expect((await app.inject("/")).json()).toEqual({ isEnded: false });
  await app.close();
});

test("an answer that is written is not replaced when the time is over", async () => {
  const app = fastify();
  limitRequestTime(app, 20);
  app.addHook("onSend", async (_request, _reply, payload) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return payload;
  });
  app.get("/", async () => "done");
  expect((await app.inject("/")).body).toBe("done");
  await app.close();
});

test.each([{ method: "GET" }, { method: "POST", body: '{"text":"a body"}' }])(
  "a $method request is answered by 503 and ended when its time is over, and not before",
  async (sent) => {
    const app = fastify();
    limitRequestTime(app, 300);
    addErrorHandlers(app);
    let isEnded: boolean | undefined;
    app.route({
      method: ["GET", "POST"],
      url: "/",
      handler: async ({ ended }, reply) => {
        await new Promise(setImmediate);
        isEnded = ended.aborted;
        await new Promise((resolve) => ended.addEventListener("abort", resolve));
        isEnded = ended.aborted;
        return reply;
      },
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { "content-type": "application/json" };
    const answer = fetch(`http://127.0.0.1:${portOf(app.server)}/`, { ...sent, headers });
    await expect.poll(() => isEnded, { interval: 1 }).toBe(false);
    const { status, headers: answered } = await answer;
    expect([status, answered.get("retry-after")]).toEqual([503, "2"]);
    await expect.poll(() => isEnded).toBe(true);
    await app.close();
  },
);
