import { ROLE_PERMISSIONS, SUPPORT_HOURS, SUPPORT_ROLES } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { findMailTo } from "../../../testing/mail.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { deleteExpiredRows } from "../../app/cleanup-job.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { promoteToOperator } from "../identity/operator.ts";
import { supportGrants } from "./tables.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function signIn(tenant: Tenant, now = new Date()) {
  const user = await createTestStaffUser(context.installation, "Olga");
  const { token } = await signInWithAuthenticator(context.installation, user, now);
  const call = (method: Method, path: string, body?: object) =>
    injectStaffCall({ app: context.app, tenant, token }, [method, path], body ? { body } : {});
  return { ...user, token, call };
}

async function openCase() {
  const tenant = await createTestCompany(context.installation);
  const operator = await signIn(tenant);
  await promoteToOperator(context.installation.database, operator.email, new Date());
  const owner = await signIn(tenant);
  await addTestMembership(tenant, owner, "owner");
  const path = `/installation/companies/${tenant.slug}/support`;
  return { tenant, operator, owner, request: (body: object) => operator.call("POST", path, body), path };
}

const terms = { role: "catalog", hours: 4 };
const grantOf = async ({ call }: Awaited<ReturnType<typeof signIn>>) => (await call("GET", "/support")).data.grants[0];
const notMember = { status: 404, message: "COMPANY_NOT_FOUND" };

const waitingFor = async ({ call }: Awaited<ReturnType<typeof signIn>>) => (await call("GET", "/counts")).data.support;

const auditOf = (tenant: Tenant) =>
  withTenantTransaction(tenant, async (tx) => {
    const { rows } = await tx.execute<{ action: string; marked: boolean }>(
      sql`select action, support_grant_id is not null as marked from audit_entries
        where company_id = ${tx.companyId} order by id`,
    );
    return rows;
  });

test("roles of support see no customer and touch no money, staff or settings", () => {
  const allowed = new Set(SUPPORT_ROLES.flatMap((role) => ROLE_PERMISSIONS[role]));
  const refused = ["customers.read", "customers.export", "orders.write", "orders.refund", "payments.write"] as const;
  for (const permission of [...refused, "staff.manage", "support.grant", "settings.write"] as const)
    expect(allowed.has(permission), permission).toBe(false);
});

describe("an operator", () => {
  test("asks with a reason, enters when an owner consents, and each act is marked", async () => {
    const { tenant, operator, owner, request, path } = await openCase();
    expect(await request({ ...terms, reason: " " })).toMatchObject({
      status: 422,
      errors: { reason: "ERROR_FORM_REQUIRED" },
    });
    expect(await request({ ...terms, hours: 5, reason: "Categorias" })).toMatchObject({ status: 422 });
    expect((await request({ ...terms, reason: "Categorias" })).status).toBe(200);
    expect(await request({ ...terms, reason: "De novo" })).toMatchObject({ status: 409, message: "SUPPORT_OPEN" });
    expect(await findMailTo(tenant, owner.email)).toMatchObject({
      template: "staff-support-requested",
      content: { reason: "Categorias", hours: 4 },
    });
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
    const { id, ...grant } = await grantOf(owner);
    expect(grant).toMatchObject({ state: "requested", reason: "Categorias", ...terms });
    expect((await owner.call("POST", `/support/${id}/consent`)).status).toBe(200);
    expect((await operator.call("GET", path)).data.grant).toMatchObject({ id, state: "active" });
    expect((await operator.call("GET", "/customers")).message).toBe("FORBIDDEN");
    const company = (await operator.call("GET", "/me")).data.companies[0];
    expect(company).toMatchObject({ slug: tenant.slug, role: "catalog", secondFactor: true });
    expect(Date.parse(company.supportUntil) - Date.now()).toBeGreaterThan(3.9 * 3_600_000);
    expect((await operator.call("POST", "/brands", { name: "Olga" })).status).toBe(200);
    expect(await auditOf(tenant)).toEqual([
      { action: "support.requested", marked: false },
      { action: "support.granted", marked: false },
      { action: "brand.created", marked: true },
    ]);
    const { items } = (await owner.call("GET", "/audit")).data;
    expect(items[0].actor).toMatchObject({ name: `Olga (${operator.email})`, support: true });
  });

  test("enters no longer once an owner ends it, by the next call", async () => {
    const { tenant, operator, owner } = await openCase();
    expect((await owner.call("POST", "/support", { email: operator.email, ...terms })).status).toBe(200);
    expect((await operator.call("GET", "/categories")).status).toBe(200);
    const { id } = await grantOf(owner);
    expect((await owner.call("DELETE", `/support/${id}`)).status).toBe(200);
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
    expect(await owner.call("DELETE", `/support/${id}`)).toMatchObject({ status: 404, message: "SUPPORT_NOT_FOUND" });
    const { state, expiresAt, endedAt } = await grantOf(owner);
    expect(state).toBe("ended");
    const { items, members } = (await owner.call("GET", `/audit?actor=${owner.id}`)).data;
    expect(items[0]).toMatchObject({
      action: "support.ended",
      before: { until: expiresAt },
      after: { until: endedAt },
    });
    expect(items[0].subject.name).toContain(operator.email);
    expect(members).toContainEqual({ id: operator.id, name: `Olga (${operator.email})` });
    expect((await auditOf(tenant)).map(({ action }) => action)).toEqual(["support.granted", "support.ended"]);
  });

  test("is out when the time is over, before any job, and asks anew", async () => {
    const { tenant, operator, owner, request } = await openCase();
    await owner.call("POST", "/support", { email: operator.email, ...terms });
    for (const table of ["staff_memberships", "support_grants"])
      await withTenantTransaction(tenant, (tx) =>
        tx.execute(`update ${table} set expires_at = now() where company_id = '${tx.companyId}' and role = 'catalog'`),
      );
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
    const { id, state } = await grantOf(owner);
    expect(state).toBe("expired");
    expect(await owner.call("POST", `/support/${id}/consent`)).toMatchObject({ status: 404 });
    await withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date()));
    expect((await auditOf(tenant)).map(({ action }) => action)).toEqual(["support.granted", "support.expired"]);
    expect((await request({ ...terms, reason: "Ainda" })).status).toBe(200);
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
  });

  test.each([
    "update staff_users set blocked_at = now() where id = $1",
    "delete from operators where staff_user_id = $1",
  ])("enters no longer after: %s", async (statement) => {
    const { operator, owner } = await openCase();
    await owner.call("POST", "/support", { email: operator.email, ...terms });
    expect((await operator.call("GET", "/categories")).status).toBe(200);
    await ownerPoolOf(context.installation.database).query(statement, [operator.id]);
    expect([401, 404]).toContain((await operator.call("GET", "/categories")).status);
  });

  test("who is a member of the company needs no grant, and a grant changes no membership", async () => {
    const { tenant, operator, owner, request } = await openCase();
    await addTestMembership(tenant, operator, "counter");
    expect(await request({ ...terms, reason: "x" })).toMatchObject({ status: 409, message: "ALREADY_MEMBER" });
    expect(await owner.call("POST", "/support", { email: operator.email, ...terms })).toMatchObject({
      status: 409,
      message: "ALREADY_MEMBER",
    });
  });
});

describe("owners", () => {
  test("see in the counts of the menu how many requests wait", async () => {
    const { tenant, owner, request } = await openCase();
    const manager = await signIn(tenant);
    await addTestMembership(tenant, manager, "manager");
    expect(await waitingFor(owner)).toEqual({ waiting: 0 });
    await request({ ...terms, reason: "Categorias" });
    expect([await waitingFor(owner), await waitingFor(manager)]).toEqual([{ waiting: 1 }, null]);
    await owner.call("DELETE", `/support/${(await grantOf(owner)).id}`);
    expect(await waitingFor(owner)).toEqual({ waiting: 0 });
  });

  test("decide a request once, also at once", async () => {
    const { tenant, operator, owner, request } = await openCase();
    const second = await signIn(tenant);
    await addTestMembership(tenant, second, "owner");
    await request({ ...terms, reason: "Categorias" });
    const { id } = await grantOf(owner);
    const consents = await Promise.all([owner, second].map(({ call }) => call("POST", `/support/${id}/consent`)));
    expect(consents.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [ended] = await Promise.all([owner.call("DELETE", `/support/${id}`), operator.call("GET", "/categories")]);
    expect(ended.status).toBe(200);
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
  });

  test("refuse a request, which is worth nothing afterwards", async () => {
    const { operator, owner, request } = await openCase();
    await request({ ...terms, reason: "Categorias" });
    const { id } = await grantOf(owner);
    expect((await owner.call("DELETE", `/support/${id}`)).status).toBe(200);
    expect((await grantOf(owner)).state).toBe("refused");
    expect(await owner.call("POST", `/support/${id}/consent`)).toMatchObject({ status: 404 });
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
  });

  test("learn that the operator withdrew a request or gave the access back", async () => {
    const { tenant, operator, owner, request, path } = await openCase();
    const leave = () => operator.call("DELETE", path);
    expect(await leave()).toMatchObject({ status: 404, message: "SUPPORT_NOT_FOUND" });
    await request({ ...terms, reason: "Categorias" });
    const { id } = await grantOf(owner);
    expect((await leave()).status).toBe(200);
    expect(await leave()).toMatchObject({ status: 404, message: "SUPPORT_NOT_FOUND" });
    expect((await grantOf(owner)).state).toBe("withdrawn");
    expect((await operator.call("GET", path)).data.grant.state).toBe("withdrawn");
    expect(await owner.call("POST", `/support/${id}/consent`)).toMatchObject({ status: 404 });

    await request({ ...terms, reason: "Categorias" });
    await owner.call("POST", `/support/${(await grantOf(owner)).id}/consent`);
    expect((await operator.call("GET", "/categories")).status).toBe(200);
    expect((await leave()).status).toBe(200);
    expect(await operator.call("GET", "/categories")).toMatchObject(notMember);
    expect((await grantOf(owner)).state).toBe("ended");
    const actions = (await auditOf(tenant)).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(["support.requested", "support.withdrawn"]);
    expect(actions.at(-1)).toBe("support.ended");
  });

  test("grant with a fresh sign-in, to operators, for hours of the list", async () => {
    const { tenant, operator, owner } = await openCase();
    const tired = await signIn(tenant, new Date(Date.now() - 15 * 60_000));
    await addTestMembership(tenant, tired, "owner");
    const body = { email: operator.email, ...terms };
    expect(await tired.call("POST", "/support", body)).toMatchObject({ message: "FRESH_SIGN_IN_NEEDED" });
    expect(await owner.call("POST", "/support", { ...body, email: owner.email })).toMatchObject({
      status: 404,
      message: "OPERATOR_NOT_FOUND",
    });
    expect(await owner.call("POST", "/support", { ...body, role: "owner" })).toMatchObject({ status: 422 });
    expect(await owner.call("POST", "/support", { ...body, hours: 2 })).toMatchObject({ status: 422 });
    expect(SUPPORT_HOURS).toContain(body.hours);
    expect((await owner.call("POST", "/support", body)).status).toBe(200);
    const { members } = (await owner.call("GET", "/staff")).data;
    expect(members.map(({ id }: { id: string }) => id)).not.toContain(operator.id);
    expect(await owner.call("DELETE", `/staff/${operator.id}`)).toMatchObject({ message: "STAFF_NOT_FOUND" });
    expect(await owner.call("DELETE", `/support/${uuid()}`)).toMatchObject({ status: 404 });
  });

  test("see all requests and grants that are open first, then the newest others", async () => {
    const { tenant, owner } = await openCase();
    const requestedAt = new Date();
    const expiresAt = new Date(Date.now() + 3_600_000);
    const grants = (states: readonly object[]) =>
      withTenantTransaction(tenant, async (tx) => {
        const row = { companyId: tx.companyId, operatorName: "Olga", role: "catalog", hours: 4 } as const;
        const rows = states.map((state) => ({
          ...row,
          id: uuid(),
          operatorId: uuid(),
          requestedAt,
          expiresAt,
          ...state,
        }));
        await tx.insert(supportGrants).values(rows);
        return rows.map(({ id }) => id).reverse();
      });
    const open = await grants([{ grantedAt: requestedAt }, ...Array(24).fill({})]);
    const others = await grants([
      ...Array(24).fill({ endedAt: requestedAt, endedBy: owner.id }),
      { expiresAt: requestedAt },
    ]);
    const listed: { id: string }[] = (await owner.call("GET", "/support")).data.grants;
    expect(listed.map(({ id }) => id)).toEqual([...open, ...others.slice(0, 20)]);
    expect(await waitingFor(owner)).toEqual({ waiting: 24 });
    expect((await owner.call("DELETE", `/support/${open.at(-1)}`)).status).toBe(200);
  });
});
