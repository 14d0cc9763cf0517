import { identityCalls } from "@pecacerta/contract/admin/identity-calls";
import type { StaffCall } from "@pecacerta/contract/call";
import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInWithAuthenticator,
} from "../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { OWN_ACTS } from "./identity/own-acts.ts";
import { createUnsentStaffMails } from "./identity/staff-mail.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

async function call(method: string, path: string, { token = "", body }: { token?: string; body?: object } = {}) {
  const answer = await context.app.inject({
    method,
    url: `/ecommerce/admin${path}`,
    ...(body ? { payload: body } : {}),
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", cookie: `admin=${token}`, "user-agent": "Firefox" },
  } as InjectOptions);
  const token2 = answer.cookies.find(({ name }) => name === "admin")?.value ?? "";
  return { status: answer.statusCode, token: token2, data: answer.json().data };
}

const entriesOf = (tenant: Tenant, staffUserId: string) =>
  withTenantTransaction(tenant, async (tx) => {
    const { rows } = await tx.execute<{ action: string; network: string | null }>(
      sql`select action, network from audit_entries
        where company_id = ${tx.companyId} and staff_user_id = ${staffUserId} order by id`,
    );
    return rows;
  });

test("every call of a person that changes something says what it leaves in the audit log", () => {
  const changing = Object.values<StaffCall>(identityCalls).filter(
    ({ access, method }) => access !== "staff" && method !== "GET",
  );
  expect(changing.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(OWN_ACTS).sort());
});

test("owners read sign-ins, failures, names, passwords and factors of their staff, in each company", async () => {
  const { installation } = context;
  const [one, two] = [await createTestCompany(installation), await createTestCompany(installation)];
  const user = await createTestStaffUser(installation);
  for (const tenant of [one, two]) await addTestMembership(tenant, user, "counter");
  const { email } = user;
  const { token, codeAt } = await signInWithAuthenticator(installation, user);
  expect((await call("PATCH", "/me", { token, body: { name: "Ana Lima" } })).status).toBe(200);
  expect(
    (await call("POST", "/session/confirm", { token, body: { code: codeAt(new Date(Date.now() + 30_000)) } })).status,
  ).toBe(200);
  expect((await call("POST", "/me/recovery-codes", { token })).status).toBe(200);
  expect((await call("DELETE", "/me/sessions", { token })).status).toBe(200);
  const changed = { current: STAFF_PASSWORD, password: "outra senha comprida" };
  expect((await call("POST", "/me/password", { token, body: changed })).status).toBe(200);
  expect((await call("DELETE", "/me/totp", { token })).status).toBe(200);
  expect((await call("POST", "/session", { body: { email, password: "errada errada" } })).status).toBe(401);
  const signedIn = await call("POST", "/session", { body: { email, password: changed.password } });
  expect(signedIn.status).toBe(200);
  expect((await call("DELETE", "/session", { token: signedIn.token })).status).toBe(200);
  expect((await call("POST", "/password/recover", { body: { email } })).status).toBe(200);
  const link = await vi.waitFor(async () => {
    const { mails } = await createUnsentStaffMails(installation)(email);
    const mail = mails.find(({ template }) => template === "staff-recovery");
    if (!mail || !("path" in mail.content)) throw new Error("No mail yet");
    return mail.content.path.split("#")[1] ?? "";
  }, 15_000);
  const reset = { token: link, password: "mais uma senha comprida" };
  expect((await call("POST", "/password/reset", { body: reset })).status).toBe(200);
  const expected = [
    "account.authenticator-removed",
    "account.password-changed",
    "account.password-reset",
    "account.recovery-codes-replaced",
    "account.recovery-requested",
    "account.renamed",
    "account.sessions-ended",
    "account.sign-in-confirmed",
    "account.sign-in-failed",
    "account.signed-in",
    "account.signed-out",
  ];
  for (const tenant of [one, two])
    await vi.waitFor(async () => {
      const entries = await entriesOf(tenant, user.id);
      expect(entries.map(({ action }) => action).sort()).toEqual(expected);
      expect(entries.every(({ network }) => network !== null)).toBe(true);
    }, 15_000);
});
