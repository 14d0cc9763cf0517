import { staffCalls } from "@pecacerta/contract/admin/calls";
import type { StaffCall } from "@pecacerta/contract/call";
import type { InjectOptions } from "fastify";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOwnCompanies } from "../src/admin/identity/own-companies.ts";
import { expireSales } from "../src/catalog/products/sale-expiry.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { createTestProduct } from "../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { fillEveryTable } from "../testing/fill-every-table.ts";
import { refuseSeveralTasks } from "../testing/one-task.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
  type TestStaffUser,
} from "../testing/staff.ts";

const companyCalls = Object.entries<StaffCall>(staffCalls).flatMap(([name, call]) =>
  call.access === "staff" ? [[name, call] as const] : [],
);

let context: TestInstallation;
let tenant: Tenant;
let user: TestStaffUser;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
  const { installation } = context;
  tenant = await createTestCompany(installation);
  await fillEveryTable(installation, tenant);
  await createTestProduct(tenant);
  user = await createTestStaffUser(installation);
  await addTestMembership(tenant, user, "owner");
  await addTestMembership(await createTestCompany(installation), user, "owner");
  ({ token } = await signInWithAuthenticator(installation, user));
  refuseSeveralTasks(installation.database);
}, 120_000);
afterAll(() => context.close());

const send = ({ method, path }: StaffCall, id: string) =>
  context.app.inject({
    method: method as InjectOptions["method"],
    url: `/ecommerce${path.replaceAll(/:\w+/g, id)}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      cookie: `admin=${token}`,
    },
  } as InjectOptions);

describe("every statement is one task", () => {
  test.each(companyCalls)("of %s", async (_name, call) => {
    for (const id of [uuid(), "999999"]) {
      const { statusCode, body } = await send(call, id);
      expect(statusCode, body).toBeLessThan(500);
    }
  });

  test("of a sign-in, and of a user of several companies", async () => {
    const { installation } = context;
    expect((await signInTestStaff(installation, user)).token).toBeTruthy();
    const { companies, error } = await findOwnCompanies(installation.database, user.id, new Date());
    expect([companies.length, error]).toEqual([2, undefined]);
  });

  test("of the end of sales", async () => {
    expect(await withTenantTransaction(tenant, (tx) => expireSales(tx, new Date()))).toBeGreaterThanOrEqual(0);
  });
});
