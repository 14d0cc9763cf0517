import { staffCalls } from "@pecacerta/contract/admin/calls";
import type { StaffCall } from "@pecacerta/contract/call";
import { ROLE_PERMISSIONS, STAFF_ROLES, type StaffRole } from "@pecacerta/rules/permission";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer } from "../../testing/customers.ts";
import { createTestCompany, openTestInstallation, ownerPoolOf, type TestInstallation } from "../../testing/database.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
} from "../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";

type CompanyCall = Extract<StaffCall, { access: "staff" }>;
const companyCalls = Object.entries<StaffCall>(staffCalls).flatMap(([name, call]) =>
  call.access === "staff" ? [[name, call] as const] : [],
);

let context: TestInstallation;
let tenant: Tenant;
let other: Tenant;
let suspended: Tenant;
const tokens = new Map<StaffRole, string>();
let tokenWithoutFactor: string;
let customerToken: string;

beforeAll(async () => {
  context = await openTestInstallation();
  const { installation } = context;
  [tenant, other, suspended] = [
    await createTestCompany(installation),
    await createTestCompany(installation),
    await createTestCompany(installation),
  ];
  for (const role of STAFF_ROLES) {
    const user = await createTestStaffUser(installation);
    await addTestMembership(tenant, user, role);
    await addTestMembership(suspended, user, role);
    tokens.set(role, (await signInWithAuthenticator(installation, user)).token);
  }
  const user = await createTestStaffUser(installation);
  await addTestMembership(tenant, user, "owner");
  tokenWithoutFactor = (await signInTestStaff(installation, user)).token;
  customerToken = (await createTestCustomer(tenant)).token;
  await ownerPoolOf(installation.database).query("update companies set suspended_at = now() where id = $1", [
    suspended.companyId,
  ]);
});
afterAll(() => context.close());

const tokenOf = (role: StaffRole): string => tokens.get(role) ?? "";

type Sent = { token?: string; company?: string; headers?: Record<string, string> };

/** Without the fields that the call needs, so that a call that may run is refused by its fields or finds nothing. */
const send = ({ method, path }: CompanyCall, { token, company = tenant.slug, headers = {} }: Sent) =>
  context.app.inject({
    method: method as InjectOptions["method"],
    url: `/ecommerce${path.replaceAll(/:\w+/g, "999999")}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: company,
      ...(token ? { cookie: `admin=${token}` } : {}),
      ...headers,
    },
  } as InjectOptions);

const refusal = async (sent: ReturnType<typeof send>) => {
  const { statusCode, body } = await sent;
  return [statusCode, JSON.parse(body).message];
};

describe.each(companyCalls)("%s", (_, call) => {
  test.each(STAFF_ROLES)("the role %s may call it if it has the permission", async (role) => {
    const { statusCode, body, headers } = await send(call, { token: tokenOf(role) });
    const isAllowed = ROLE_PERMISSIONS[role].includes(call.permission);
    expect(statusCode, body).toBeLessThan(500);
    expect(statusCode === 403 || statusCode === 401, body).toBe(!isAllowed);
    if (statusCode === 200) expect(headers.ecommerce).toBe(tenant.slug);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("nobody calls it without a session, or with half of one", async () => {
    expect(await refusal(send(call, {}))).toEqual([401, "AUTH_UNAUTHORIZED"]);
    expect(await refusal(send(call, { token: "x".repeat(43) }))).toEqual([401, "AUTH_UNAUTHORIZED"]);
    expect(await refusal(send(call, { token: tokenWithoutFactor }))).toEqual([403, "SECOND_FACTOR_NEEDED"]);
  });

  test("a customer's token is worth nothing", async () => {
    expect(await refusal(send(call, { token: customerToken }))).toEqual([401, "AUTH_UNAUTHORIZED"]);
    const headers = { authorization: `Bearer ${customerToken}` };
    expect(await refusal(send(call, { headers }))).toEqual([401, "AUTH_UNAUTHORIZED"]);
  });

  test("another company answers like an unknown one", async () => {
    const token = tokenOf("owner");
    const [foreign, unknown] = [
      await send(call, { token, company: other.slug }),
      await send(call, { token, company: "nenhuma-loja" }),
    ];
    expect([foreign.statusCode, foreign.body]).toEqual([404, JSON.stringify({ message: "COMPANY_NOT_FOUND" })]);
    expect([unknown.statusCode, unknown.body]).toEqual([foreign.statusCode, foreign.body]);
  });

  test("another page cannot call it", async () => {
    const token = tokenOf("owner");
    for (const [name, value] of [
      ["x-admin", ""],
      ["sec-fetch-site", "cross-site"],
      ["sec-fetch-site", "same-site"],
    ] as const)
      expect(await refusal(send(call, { token, headers: { [name]: value } }))).toEqual([403, "FORBIDDEN"]);
  });

  test("a suspended company can be read and exported, not changed", async () => {
    const { statusCode, body } = await send(call, { token: tokenOf("owner"), company: suspended.slug });
    if (call.method === "GET" || call.reads) expect(statusCode, body).toBeLessThan(500);
    else expect([statusCode, JSON.parse(body).message]).toEqual([503, "COMPANY_SUSPENDED"]);
  });
});

test("a call that the permission to read the catalog allows says that it changes nothing", () => {
  const readers = companyCalls.filter(([, { permission }]) => permission === "catalog.read");
  expect(readers.filter(([, { method, reads }]) => method !== "GET" && !reads).map(([name]) => name)).toEqual([]);
});

test("a membership that ends is worth nothing at the next call", async () => {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "counter");
  const { token } = await signInTestStaff(context.installation, user);
  const list = staffCalls.listOrders;
  expect((await send(list, { token })).statusCode).toBe(200);
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(`delete from staff_memberships where company_id = '${tx.companyId}' and staff_user_id = '${user.id}'`),
  );
  expect(await refusal(send(list, { token }))).toEqual([404, "COMPANY_NOT_FOUND"]);
});
