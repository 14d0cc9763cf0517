import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";
import { findOwnCompanies } from "../../admin/identity/own-companies.ts";
import { withStaffUser } from "../../admin/identity/staff-transaction.ts";
import { findStaffUser } from "../../admin/identity/staff-user.ts";
import { type Tenant, withTenantTransaction } from "./tenant.ts";

const NODE = "worker:5432";

let context: TestInstallation;
let away: Tenant;
let other: Tenant;
let third: Tenant;
beforeAll(async () => {
  context = await openTestInstallation({ DATABASE_CONNECTIONS: "4", LOG_LEVEL: "silent" });
  [away, other, third] = [
    await createTestCompany(context.installation),
    await createTestCompany(context.installation),
    await createTestCompany(context.installation),
  ];
  for (const tenant of [away, other]) await createTestProduct(tenant);
});
afterAll(() => context.close());

const listProducts = ({ slug }: Tenant) =>
  context.app.inject({ url: "/ecommerce/products", headers: { ecommerce: slug } });

async function whileLost<Result>(work: () => Promise<Result>): Promise<Result> {
  const { nodes } = context.installation.database;
  nodes.setPlaces(new Map([[away.companyId, NODE]]));
  nodes.setLost(NODE, true);
  try {
    return await work();
  } finally {
    nodes.setLost(NODE, false);
  }
}

test("while a node is lost, calls of its companies are refused at once, and others are served", async () => {
  await whileLost(async () => {
    const refused = await listProducts(away);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
    await expect(withTenantTransaction(away, async () => 1)).rejects.toThrow(/cannot be reached/);
    expect((await listProducts(other)).statusCode).toBe(200);
  });
  expect((await listProducts(away)).statusCode).toBe(200);
});

test("while a node is lost, staff sign in and see their other companies", async () => {
  const { installation } = context;
  const [both, lostOnly] = [await createTestStaffUser(installation), await createTestStaffUser(installation)];
  for (const tenant of [away, other]) await addTestMembership(tenant, both, "catalog");
  await addTestMembership(away, lostOnly, "catalog");
  const now = new Date();
  const companiesOf = async (token: string) => {
    const user = await withStaffUser(installation.database, { token, now }, (_tx, session) =>
      findStaffUser(installation, session, now),
    );
    return "companies" in user ? user.companies.map(({ slug }) => slug) : user;
  };
  await whileLost(async () => {
    const { token } = await signInTestStaff(installation, both, now);
    expect(await companiesOf(token)).toEqual([other.slug]);
    const alone = await signInTestStaff(installation, lostOnly, now);
    await expect(companiesOf(alone.token)).rejects.toThrow(/cannot be reached/);
  });
  const { companies } = await findOwnCompanies(installation.database, both.id, now);
  expect(companies.map(({ slug }) => slug).sort()).toEqual([away.slug, other.slug].sort());
});

test.each([
  ["of one company", () => [away, away, away, away, away, away], () => {}],
  [
    "of the companies of one node",
    () => [away, away, away, third, third, third],
    () =>
      context.installation.database.nodes.setPlaces(new Map([away, third].map(({ companyId }) => [companyId, NODE]))),
  ],
])("hanging transactions %s leave connections to others", async (_what, hanging, prepare) => {
  prepare();
  const end = Promise.withResolvers<void>();
  let started = 0;
  const transactions = hanging().map((tenant) =>
    withTenantTransaction(tenant, async () => {
      started++;
      await end.promise;
    }),
  );
  try {
    await expect.poll(() => started).toBe(3);
    await withTenantTransaction(other, async () => {});
    expect(started).toBe(3);
  } finally {
    end.resolve();
    await Promise.all(transactions);
    context.installation.database.nodes.setPlaces(new Map());
  }
  expect(started).toBe(6);
});
