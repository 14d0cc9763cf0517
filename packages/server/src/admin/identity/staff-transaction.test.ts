import { accept, refuse } from "@pecacerta/rules/outcome";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  openTestInstallation,
  randomAddress,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInTestStaff,
  signInWithAuthenticator,
  type TestStaffUser,
} from "../../../testing/staff.ts";
import type { Installation } from "../../companies/installation.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { confirmAuthenticator, startAuthenticator } from "./authenticator.ts";
import { confirmSignIn } from "./confirm-sign-in.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { signOutStaff } from "./session.ts";
import { type StaffContext, withStaffTransaction, withStaffUser } from "./staff-transaction.ts";
import { findStaffUser } from "./staff-user.ts";

let context: TestInstallation;
let installation: Installation;
let tenant: Tenant;
let otherTenant: Tenant;
let clerk: TestStaffUser;
beforeAll(async () => {
  context = await openTestInstallation();
  installation = context.installation;
  tenant = await createTestCompany(installation, { titulo: "Peças do Zé" });
  otherTenant = await createTestCompany(installation);
  clerk = await createTestStaffUser(installation, "Bia");
  await addTestMembership(tenant, clerk, "counter");
});
afterAll(() => context.close());

const origin = { network: randomAddress(), deviceToken: undefined };
const start = new Date("2026-11-23T12:00:10Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const signIn = async (user: TestStaffUser, now = start) => (await signInTestStaff(installation, user, now)).token;

const call = (token: string, now = start, company = tenant) =>
  withStaffTransaction(company, { token, now }, async ({ session, role, permissions, suspended }) => ({
    staffUserId: session.staffUserId,
    name: session.name,
    role,
    permissions,
    suspended,
  }));

const as = (token: string, work: (staff: StaffContext) => Promise<unknown>, now = start) =>
  withStaffTransaction(tenant, { token, now }, async (staff) => accept(await work(staff)));

const unauthorized = { ok: false, refusal: "AUTH_UNAUTHORIZED" };
const noMember = { ok: false, refusal: "COMPANY_NOT_FOUND" };
const secondFactorNeeded = { ok: false, refusal: "SECOND_FACTOR_NEEDED" };

describe("a staff transaction", () => {
  test("knows the member, the role and the permissions", async () => {
    const member = await call(await signIn(clerk));
    expect(member).toMatchObject({ staffUserId: clerk.id, name: "Bia", role: "counter", suspended: false });
    expect(member).toMatchObject({ permissions: expect.any(Set) });
    const { permissions } = member as { permissions: ReadonlySet<string> };
    expect([permissions.has("orders.write"), permissions.has("staff.manage")]).toEqual([true, false]);
  });

  test("sees the rows of its company as shop_app, and nobody's password", async () => {
    const token = await signIn(clerk);
    const seen = await as(token, async ({ tx }) => {
      const { rows } = await tx.execute(sql`select current_user as role, current_setting('app.company') as company`);
      const settings = await tx.execute(sql`select from company_settings where company_id = ${otherTenant.companyId}`);
      return [...rows, settings.rowCount];
    });
    expect(seen).toEqual(accept([{ role: "shop_app", company: tenant.companyId }, 0]));
    const denied = as(token, ({ tx }) => tx.client.query("select password_hash from staff_users"));
    await expect(denied).rejects.toThrow(/permission denied for table staff_users/);
  });

  test("is rolled back by a refusal", async () => {
    const token = await signIn(clerk);
    const refused = await withStaffTransaction(tenant, { token, now: start }, async ({ tx }) => {
      await tx.execute(sql`update company_settings set telefone = '99' where company_id = ${tx.companyId}`);
      return refuse("ORDER_CLOSED");
    });
    expect(refused).toEqual(refuse("ORDER_CLOSED"));
    const stored = await as(token, async ({ tx }) => {
      const statement = sql`select telefone from company_settings where company_id = ${tx.companyId}`;
      return (await tx.execute(statement)).rows;
    });
    expect(stored).toEqual(accept([{ telefone: "" }]));
  });

  test("refuses another company, a token that is none, and a removed or expired membership at the next call", async () => {
    const user = await createTestStaffUser(installation);
    await addTestMembership(tenant, user, "catalog");
    const token = await signIn(user);
    expect(await call(token)).toMatchObject({ role: "catalog" });
    expect(await call(token, start, otherTenant)).toEqual(noMember);
    for (const none of ["", "x".repeat(43), "'; select 1; --", `${token}x`])
      expect(await call(none)).toEqual(unauthorized);
    const change = (statement: ReturnType<typeof sql>) => withTenantTransaction(tenant, (tx) => tx.execute(statement));
    const own = sql`company_id = ${tenant.companyId} and staff_user_id = ${user.id}`;
    await change(sql`update staff_memberships set expires_at = ${start} where ${own}`);
    expect(await call(token)).toEqual(noMember);
    await change(sql`update staff_memberships set expires_at = null, role = 'read-only' where ${own}`);
    expect(await call(token)).toMatchObject({ role: "read-only" });
    await change(sql`delete from staff_memberships where ${own}`);
    expect(await call(token)).toEqual(noMember);
  });

  test("asks owners and managers for a second factor", async () => {
    for (const role of ["owner", "manager"] as const) {
      const user = await createTestStaffUser(installation);
      await addTestMembership(tenant, user, role);
      expect(await call(await signIn(user))).toEqual(secondFactorNeeded);
      const { token } = await signInWithAuthenticator(installation, user, start);
      expect(await call(token)).toMatchObject({ role });
    }
  });

  test("tells that the company is suspended", async () => {
    const suspended = await createTestCompany(installation);
    await addTestMembership(suspended, clerk, "counter");
    const client = await installation.database.pool.connect();
    await client.query("begin");
    await client.query("set local role shop_operator");
    await client.query("update companies set suspended_at = now() where id = $1", [suspended.companyId]);
    await client.query("commit");
    client.release();
    expect(await call(await signIn(clerk), start, suspended)).toMatchObject({ suspended: true });
  });
});

describe("a session", () => {
  test("ends after 30 minutes without a call, and stays with one", async () => {
    const token = await signIn(clerk);
    for (const minutes of [29, 57, 86]) expect(await call(token, after(minutes))).toMatchObject({ name: "Bia" });
    expect(await call(token, after(116))).toEqual(unauthorized);
  });

  test("ends after 12 hours at most", async () => {
    const token = await signIn(clerk);
    for (let minutes = 20; minutes < 720; minutes += 20) await call(token, after(minutes));
    expect(await call(token, after(719))).toMatchObject({ name: "Bia" });
    expect(await call(token, after(720))).toEqual(unauthorized);
  });

  test("ends by signing out; others of the user stay", async () => {
    const [token, other] = [await signIn(clerk), await signIn(clerk)];
    await signOutStaff(installation.database, token);
    expect(await call(token)).toEqual(unauthorized);
    expect(await call(other)).toMatchObject({ name: "Bia" });
  });

  test("is fresh for ten minutes after a factor", async () => {
    const token = await signIn(clerk);
    const isFresh = (now: Date) =>
      withStaffUser(installation.database, { token, now }, async (_tx, session) => session.isFresh);
    expect([await isFresh(after(9)), await isFresh(after(10))]).toEqual([true, false]);
    const wrong = await confirmSignIn(installation, {
      origin,
      token,
      password: "outra senha qualquer",
      now: after(11),
    });
    expect(wrong).toEqual(refuse("AUTH_WRONG_PASSWORD"));
    expect(await isFresh(after(11))).toBe(false);
    unwrapOutcome(await confirmSignIn(installation, { origin, token, password: STAFF_PASSWORD, now: after(11) }));
    expect([await isFresh(after(20)), await isFresh(after(21))]).toEqual([true, false]);
  });

  test("with a second factor is made fresh by a code, not by the password", async () => {
    const user = await createTestStaffUser(installation);
    const { token, codeAt } = await signInWithAuthenticator(installation, user, start);
    const now = after(11);
    expect(await confirmSignIn(installation, { origin, token, password: STAFF_PASSWORD, now })).toEqual(
      refuse("SECOND_FACTOR_WRONG"),
    );
    expect(unwrapOutcome(await confirmSignIn(installation, { origin, token, code: codeAt(now), now }))).toMatchObject({
      isFresh: true,
    });
  });
});

describe("an authenticator", () => {
  test("counts from its first code on, and ends the other sessions", async () => {
    const user = await createTestStaffUser(installation);
    const [token, other] = [await signIn(user), await signIn(user)];
    unwrapOutcome(await startAuthenticator(installation, { token, now: start }));
    expect((await signInTestStaff(installation, user, start)).state).toBe("signed-in");
    expect(await confirmAuthenticator(installation, { token, code: "000000", now: start })).toEqual(
      refuse("SECOND_FACTOR_WRONG"),
    );
    const session = await signInWithAuthenticator(installation, user, start);
    expect(await call(other)).toEqual(unauthorized);
    expect((await signInTestStaff(installation, user, start)).state).toBe("second-factor");
    const replaced = await startAuthenticator(installation, { token: session.token, now: after(1) });
    expect(unwrapOutcome(replaced).url).toMatch(/^otpauth:\/\/totp\//);
    unwrapOutcome(
      await confirmSignIn(installation, {
        origin,
        token: session.token,
        code: session.codeAt(after(1)),
        now: after(1),
      }),
    );
  });
});

describe("shop_auth", () => {
  test.each([
    "select from orders",
    "select titulo from company_settings",
    "select from customers",
    "select from staff_invitations",
    "select from staff_memberships",
    "select from audit_entries",
    "update staff_memberships set role = 'owner'",
    "insert into operators (staff_user_id, created_at) select id, now() from staff_users limit 1",
    "update companies set suspended_at = now()",
  ])("may not %s", async (statement) => {
    await expect(
      withIdentityTransaction(installation.database, ({ client }) => client.query(statement)),
    ).rejects.toThrow(/permission denied/);
  });
});

test("a user sees the companies, factors and permissions of their own", async () => {
  const user = await createTestStaffUser(installation, "Caio");
  await addTestMembership(tenant, user, "catalog");
  const { token } = await signInWithAuthenticator(installation, user, start);
  const own = await withStaffUser(installation.database, { token, now: start }, async (_tx, session) =>
    accept(await findStaffUser(installation, session, start)),
  );
  expect(unwrapOutcome(own)).toEqual({
    id: user.id,
    name: "Caio",
    email: user.email,
    operator: false,
    fresh: true,
    hasSecondFactor: true,
    factors: { totp: true, passkeys: 0, recoveryCodes: 10 },
    companies: [
      {
        slug: tenant.slug,
        name: "Peças do Zé",
        role: "catalog",
        suspended: false,
        secondFactor: false,
        supportUntil: null,
        notifications: [],
        permissions: expect.arrayContaining(["catalog.write"]),
      },
    ],
  });
});
