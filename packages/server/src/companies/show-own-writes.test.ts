import Fastify from "fastify";
import { expect, test } from "vitest";
import { showOwnWrites } from "./show-own-writes.ts";

const calls = [
  ["POST", "/ecommerce/user/orders/checkout", 201, 1],
  ["PATCH", "/ecommerce/admin/products/:id", 200, 1],
  ["POST", "/ecommerce/user/orders/checkout", 409, 0],
  ["POST", "/ecommerce/login", 200, 0],
  ["POST", "/ecommerce/sale/review/list", 200, 0],
  ["POST", "/ecommerce/admin/session", 201, 0],
  ["GET", "/ecommerce/products", 200, 0],
] as const;

test.each(calls)("%s %s answered by %i waits for %i notifications", async (method, url, status, waits) => {
  const app = Fastify();
  let caughtUp = 0;
  showOwnWrites(app, { catchUp: async () => void caughtUp++ });
  app.route({ method, url, handler: async (_request, reply) => reply.code(status).send({}) });
  expect((await app.inject({ method, url: url.replace(":id", "1") })).statusCode).toBe(status);
  expect(caughtUp).toBe(waits);
});
