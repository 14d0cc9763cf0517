import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { waitUntil } from "../../testing/mail.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInTestStaff,
  signInWithAuthenticator,
  type TestStaffUser,
} from "../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { startAccountReset } from "./identity/account-links.ts";
import { createUnsentStaffMails } from "./identity/staff-mail.ts";
import { staffMemberships } from "./identity/tables.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const NEW_PASSWORD = "outra senha comprida";

type Sent = { token?: string; device?: string; body?: object };

async function call(method: string, path: string, { token = "", device = "", body }: Sent = {}) {
  const answer = await context.app.inject({
    method,
    url: `/ecommerce/admin${path}`,
    ...(body ? { payload: body } : {}),
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", cookie: `admin=${token}; admin-device=${device}` },
  } as InjectOptions);
  const { data, message, errors } = answer.json();
  const cookieOf = (cookie: string) => answer.cookies.find(({ name }) => name === cookie)?.value ?? "";
  return { result: [answer.statusCode, errors ?? message ?? data], cookieOf };
}

const resultOf = async (...parameters: Parameters<typeof call>) => (await call(...parameters)).result;

const signIn = ({ email }: TestStaffUser, password = STAFF_PASSWORD, device = "") =>
  call("POST", "/session", { body: { email, password }, device });

async function createMember(role: "owner" | "counter" = "counter") {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, role);
  return user;
}

const mailsTo = async ({ email }: TestStaffUser) =>
  (await createUnsentStaffMails(context.installation)(email)).mails.map(({ template, content }) => ({
    template,
    secret: "path" in content ? (content.path.split("#")[1] ?? "") : "",
  }));

const unauthorized = [401, "AUTH_UNAUTHORIZED"];

const resetBy = (token: string, password: string) => resultOf("POST", "/password/reset", { body: { token, password } });
const weak = [422, { password: "AUTH_WEAK_PASSWORD" }];

describe("the own password", () => {
  test("changes with the current one, ends the other sessions and is mailed", async () => {
    const user = await createMember();
    const [{ token }, { token: other }] = [
      await signInTestStaff(context.installation, user),
      await signInTestStaff(context.installation, user),
    ];
    const change = (current: string, password: string) =>
      resultOf("POST", "/me/password", { token, body: { current, password } });
    expect(await change("errada", NEW_PASSWORD)).toEqual([401, "AUTH_WRONG_PASSWORD"]);
    for (const password of ["curta", "Password1234", "qwertyuiop12", "abababababab"])
      expect(await change(STAFF_PASSWORD, password), password).toEqual(weak);
    expect(await change(STAFF_PASSWORD, NEW_PASSWORD)).toEqual([200, "TEXT_PASSWORD_CHANGED"]);
    expect((await resultOf("GET", "/me", { token }))[0]).toBe(200);
    expect(await resultOf("GET", "/me", { token: other })).toEqual(unauthorized);
    expect((await signIn(user)).result[0]).toBe(401);
    expect((await signIn(user, NEW_PASSWORD)).result[0]).toBe(200);
    expect(await mailsTo(user)).toContainEqual({ template: "staff-password-changed", secret: "" });
  });

  test("[ADM-41] is recovered by a mailed link, once, which ends all sessions and keeps the authenticator", async () => {
    const user = await createMember("owner");
    const { token } = await signInWithAuthenticator(context.installation, user);
    const body = { email: user.email };
    expect(await resultOf("POST", "/password/recover", { body })).toEqual([200, "TEXT_RECOVERY_SENT"]);
    const { secret } = await waitUntil(async () =>
      (await mailsTo(user)).find(({ template }) => template === "staff-recovery"),
    );
    expect(await resetBy(secret, "curta")).toEqual(weak);
    expect(await resetBy(secret, NEW_PASSWORD)).toEqual([200, "TEXT_PASSWORD_CHANGED"]);
    expect(await resetBy(secret, NEW_PASSWORD)).toEqual([404, "TOKEN_NOT_FOUND"]);
    expect(await resultOf("GET", "/me", { token })).toEqual(unauthorized);
    expect((await signIn(user, NEW_PASSWORD)).result).toEqual([200, { state: "second-factor" }]);
  });

  test("of an unknown address is recovered with the same answer, and without a mail", async () => {
    const email = `${uuid()}@example.com`;
    expect(await resultOf("POST", "/password/recover", { body: { email } })).toEqual([200, "TEXT_RECOVERY_SENT"]);
    expect(await mailsTo({ id: "", email })).toEqual([]);
    expect(await resultOf("POST", "/password/recover", { body: { email: "ninguem" } })).toEqual([
      422,
      { email: "ERROR_FORM_INCORRECT_EMAIL" },
    ]);
  });
});

describe("an operator's reset", () => {
  async function startReset(user: TestStaffUser, now: Date) {
    await startAccountReset(context.installation, { email: user.email, now });
    const mail = (await mailsTo(user)).find(({ template }) => template === "staff-reset");
    return mail?.secret ?? "";
  }
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

  test("works after a day, and removes the other factors", async () => {
    const user = await createMember("owner");
    await signInWithAuthenticator(context.installation, user);
    expect(await resetBy(await startReset(user, hours(23)), NEW_PASSWORD)).toEqual([404, "TOKEN_NOT_FOUND"]);
    const secret = await startReset(user, hours(25));
    expect(await resetBy(secret, NEW_PASSWORD)).toEqual([200, "TEXT_PASSWORD_CHANGED"]);
    expect((await signIn(user, NEW_PASSWORD)).result).toEqual([200, { state: "signed-in" }]);
  });

  test("ends when the person signs in with both factors", async () => {
    const user = await createMember("owner");
    const { codeAt } = await signInWithAuthenticator(context.installation, user);
    const secret = await startReset(user, hours(25));
    const token = (await signIn(user)).cookieOf("admin");
    const body = { code: codeAt(new Date(Date.now() + 30_000)) };
    expect((await resultOf("POST", "/session/second-factor", { token, body }))[0]).toBe(200);
    expect(await resetBy(secret, NEW_PASSWORD)).toEqual([404, "TOKEN_NOT_FOUND"]);
  });
});

describe("the own account", () => {
  test("takes a new name, which its companies see", async () => {
    const user = await createMember();
    const { token } = await signInTestStaff(context.installation, user);
    const [, me] = await resultOf("PATCH", "/me", { token, body: { name: " Ana  Maria " } });
    expect(me).toMatchObject({ name: "Ana Maria", companies: [{ slug: tenant.slug, secondFactor: false }] });
    const [member] = await withTenantTransaction(tenant, (tx) =>
      tx.select().from(staffMemberships).where(eq(staffMemberships.staffUserId, user.id)),
    );
    expect(member?.name).toBe("Ana Maria");
    expect(await resultOf("PATCH", "/me", { token, body: { name: "" } })).toEqual([
      422,
      { name: "ERROR_FORM_REQUIRED" },
    ]);
  });

  test("lists its sessions and ends them, and none of others", async () => {
    const [user, other] = [await createMember(), await createMember()];
    const [first, second] = [(await signIn(user)).cookieOf("admin"), (await signIn(user)).cookieOf("admin")];
    const foreign = (await signIn(other)).cookieOf("admin");
    const list = async (token: string) => (await resultOf("GET", "/me/sessions", { token }))[1];
    const [{ id: foreignId }] = await list(foreign);
    const sessions: { id: string; current: boolean }[] = await list(first);
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const end = (id: string) => resultOf("DELETE", `/me/sessions/${id}`, { token: first });
    expect(await end(foreignId)).toEqual([404, "SESSION_NOT_FOUND"]);
    expect(await end(sessions.find(({ current }) => !current)?.id ?? "")).toEqual([200, "TEXT_SESSION_ENDED"]);
    expect(await resultOf("GET", "/me", { token: second })).toEqual(unauthorized);
    const third = (await signIn(user)).cookieOf("admin");
    await call("DELETE", "/me/sessions", { token: first });
    expect([(await list(first)).length, (await resultOf("GET", "/me", { token: third }))[0]]).toEqual([1, 401]);
    expect((await resultOf("GET", "/me", { token: foreign }))[0]).toBe(200);
  });

  test("of an owner keeps its only second factor; a clerk may go without", async () => {
    const [owner, clerk] = [await createMember("owner"), await createMember()];
    const [one, two] = [
      await signInWithAuthenticator(context.installation, owner),
      await signInWithAuthenticator(context.installation, clerk),
    ];
    const [status, codes] = await resultOf("POST", "/me/recovery-codes", { token: one.token });
    expect([status, codes.recoveryCodes.length]).toEqual([200, 10]);
    expect(codes.recoveryCodes).not.toContain(one.recoveryCodes[0]);
    expect(await resultOf("DELETE", "/me/totp", { token: one.token })).toEqual([409, "LAST_FACTOR"]);
    const [, me] = await resultOf("DELETE", "/me/totp", { token: two.token });
    expect(me.factors).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
    const body = { password: STAFF_PASSWORD };
    expect((await resultOf("POST", "/session/confirm", { token: two.token, body }))[0]).toBe(200);
    expect(await resultOf("POST", "/me/recovery-codes", { token: two.token })).toEqual([403, "FORBIDDEN"]);
  });

  test("hears of a sign-in from a new device, not from a known one or the first", async () => {
    const user = await createMember();
    const device = (await signIn(user)).cookieOf("admin-device");
    await signIn(user, STAFF_PASSWORD, device);
    expect(await mailsTo(user)).toEqual([]);
    await signIn(user);
    expect(await mailsTo(user)).toEqual([{ template: "staff-new-device", secret: "" }]);
  });
});
