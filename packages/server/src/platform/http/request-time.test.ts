import fastify from "fastify";
import { expect, test } from "vitest";
import { portOf } from "../../app/listen.ts";
import { addErrorHandlers } from "./error-handlers.ts";
import { limitRequestTime } from "./request-time.ts";

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
