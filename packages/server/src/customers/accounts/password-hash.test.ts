import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCustomer, PASSWORD } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation({ LOG_LEVEL: "silent" });
});
afterAll(() => context.close());

test("[API-02] too many concurrent sign-ins are refused at once with Retry-After; other requests are served meanwhile", async () => {
  const tenant = await createTestCompany(context.installation);
  const order: number[] = [];
  const signIn = async (_: unknown, at: number) => {
    const payload = { email: `ninguem-${at}@example.com`, password: PASSWORD, ecommerce: tenant.slug };
    const response = await context.app.inject({ method: "POST", url: "/ecommerce/login", payload });
    order.push(response.statusCode);
    return response;
  };
  const responses = Array.from({ length: 150 }, signIn);
  const read = await context.app.inject({ url: "/ecommerce/products/latest", headers: { ecommerce: tenant.slug } });
  expect(read.statusCode).toBe(200);
  expect(order.length).toBeLessThan(150);
  const refused = (await Promise.all(responses)).filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect([response.statusCode, response.json().message, response.headers["retry-after"]]).toEqual([
      ...[503, "SERVICE_UNAVAILABLE", "2"],
    ]);
  }
  expect(order.slice(-50)).toEqual(Array(50).fill(401));
  expect((await signIn(undefined, 0)).statusCode).toBe(401);
});

test("[VA-03] a flood of sign-ins to one account fills its own share of the queue; others sign in meanwhile", async () => {
  const tenant = await createTestCompany(context.installation);
  const { customer } = await createTestCustomer(tenant);
  const signIn = (email: string) =>
    context.app.inject({
      method: "POST",
      url: "/ecommerce/login",
      payload: { email, password: PASSWORD, ecommerce: tenant.slug },
    });
  let answered = 0;
  const attempts = Array.from({ length: 60 }, () =>
    signIn("ninguem@example.com").then(({ statusCode }) => {
      answered += statusCode === 401 ? 1 : 0;
      return statusCode;
    }),
  );
  expect((await signIn(customer.email)).statusCode).toBe(200);
  expect(answered).toBeLessThan(11);
  const statuses = await Promise.all(attempts);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
  expect((await signIn("ninguem@example.com")).statusCode).toBe(401);
});
