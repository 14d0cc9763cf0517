import { afterAll, beforeAll, expect, test } from "vitest";
import { newCompany, openForTest, type TestInstallation } from "../database/testing.ts";
import { PASSWORD } from "./testing.ts";

let opened: TestInstallation;
beforeAll(async () => {
  opened = await openForTest({ LOG_LEVEL: "silent" });
});
afterAll(() => opened.close());

test("[API-02] of many more sign-ins at once than can be looked at, the last are told at once when to come again; others are served meanwhile", async () => {
  const shop = await newCompany(opened.installation);
  const payload = { email: "ninguem@example.com", password: PASSWORD, ecommerce: shop.slug };
  const order: number[] = [];
  const signIn = async () => {
    const answer = await opened.app.inject({ method: "POST", url: "/ecommerce/login", payload });
    order.push(answer.statusCode);
    return answer;
  };
  const answers = Array.from({ length: 150 }, signIn);
  const read = await opened.app.inject({ url: "/ecommerce/products/latest", headers: { ecommerce: shop.slug } });
  expect(read.statusCode).toBe(200);
  expect(order.length).toBeLessThan(150);
  const refused = (await Promise.all(answers)).filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().message, answer.headers["retry-after"]]).toEqual([
      ...[503, "SERVICE_UNAVAILABLE", "2"],
    ]);
  }
  expect(order.slice(-50)).toEqual(Array(50).fill(401));
  expect((await signIn()).statusCode).toBe(401);
});
