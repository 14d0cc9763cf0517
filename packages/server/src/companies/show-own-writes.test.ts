import { parseFitmentsCall } from "@pecacerta/contract/admin/fitments";
import { changeProductCall } from "@pecacerta/contract/admin/products";
import { type Call, WIRE_PREFIX } from "@pecacerta/contract/call";
import { listAllProductsCall } from "@pecacerta/contract/products";
import { listReviewsCall } from "@pecacerta/contract/reviews";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { showOwnWrites } from "./show-own-writes.ts";

const answers: [call: Call, status: number, waits: number][] = [
  [changeProductCall, 200, 1],
  [changeProductCall, 409, 0],
  [parseFitmentsCall, 200, 0],
  [listReviewsCall, 200, 0],
  [listAllProductsCall, 200, 0],
];

test.each(answers)("$method $path answered by %i waits for %i notifications", async (call, status, waits) => {
  const app = Fastify();
  let caughtUp = 0;
  showOwnWrites(app, { catchUp: async () => void caughtUp++ });
  const { method, path } = call;
  const url = WIRE_PREFIX + path;
  app.route({ method, url, config: { call }, handler: async (_request, reply) => reply.code(status).send({}) });
  expect((await app.inject({ method, url: url.replace(":id", "1") })).statusCode).toBe(status);
  expect(caughtUp).toBe(waits);
});
