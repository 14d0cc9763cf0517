import type { InjectOptions } from "fastify";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { addTestMembership, createTestStaffUser, STAFF_PASSWORD, type TestStaffUser } from "../../testing/staff.ts";
import type { Tenant } from "../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation({ RATE_LIMITS: "on", ADMIN_ORIGIN: "https://painel.example.com" });
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const OWN_PAGE = { host: "painel.example.com", "x-admin": "1", "sec-fetch-site": "same-origin" };

const call = (method: "GET" | "POST" | "DELETE", path: string, payload?: object, token?: string) =>
  context.app.inject({
    method,
    url: `/ecommerce/admin${path}`,
    headers: { ...OWN_PAGE, ...(token ? { cookie: `__Host-admin=${token}` } : {}) },
    ...(payload ? { payload } : {}),
  } as InjectOptions);

const signIn = ({ email }: TestStaffUser, password = STAFF_PASSWORD) => call("POST", "/session", { email, password });

type Answer = Awaited<ReturnType<typeof call>>;
const cookieOf = ({ cookies }: Answer) => cookies.find(({ name }) => name === "__Host-admin");
const tokenOf = (answer: Answer): string => cookieOf(answer)?.value ?? "";
const refusalOf = ({ statusCode, body }: Answer) => [statusCode, JSON.parse(body).message];

async function createOwner(): Promise<TestStaffUser> {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "owner");
  return user;
}

test("an owner signs in, sets up an authenticator and then needs its code", async () => {
  const owner = await createOwner();
  const first = await signIn(owner);
  expect(first.json()).toEqual({ data: { state: "signed-in" } });
  expect(cookieOf(first)).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict", path: "/" });
  const token = tokenOf(first);

  const started = (await call("POST", "/me/totp", undefined, token)).json().data;
  expect(started.qr).toMatch(/^data:image\/png;base64,/);
  const authenticator = new TOTP({ secret: started.secret });
  const code = (steps = 0) => authenticator.generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmed = await call("POST", "/me/totp/confirm", { code: code() }, token);
  expect(confirmed.json().data.recoveryCodes).toHaveLength(10);
  const me = (await call("GET", "/me", undefined, token)).json().data;
  expect(me).toMatchObject({ email: owner.email, fresh: true, factors: { totp: true, recoveryCodes: 10 } });
  expect(me.companies).toMatchObject([{ slug: tenant.slug, role: "owner", suspended: false }]);

  const second = await signIn(owner);
  expect(second.json()).toEqual({ data: { state: "second-factor" } });
  expect(refusalOf(await call("GET", "/me", undefined, tokenOf(second)))).toEqual([403, "SECOND_FACTOR_NEEDED"]);
  const replayed = await call("POST", "/session/second-factor", { code: code() }, tokenOf(second));
  expect(refusalOf(replayed)).toEqual([401, "SECOND_FACTOR_WRONG"]);
  const answer = await call("POST", "/session/second-factor", { code: code(1) }, tokenOf(second));
  expect(answer.json().data.email).toBe(owner.email);
  expect(tokenOf(answer)).not.toBe(tokenOf(second));
  expect((await call("GET", "/me", undefined, tokenOf(answer))).statusCode).toBe(200);
  expect(refusalOf(await call("GET", "/me", undefined, tokenOf(second)))).toEqual([401, "AUTH_UNAUTHORIZED"]);
});

test("a recovery code signs in once", async () => {
  const owner = await createOwner();
  const token = tokenOf(await signIn(owner));
  const { secret } = (await call("POST", "/me/totp", undefined, token)).json().data;
  const code = new TOTP({ secret }).generate();
  const [recoveryCode] = (await call("POST", "/me/totp/confirm", { code }, token)).json().data.recoveryCodes;
  const use = async () => call("POST", "/session/second-factor", { code: recoveryCode }, tokenOf(await signIn(owner)));
  expect((await use()).statusCode).toBe(200);
  expect(refusalOf(await use())).toEqual([401, "SECOND_FACTOR_WRONG"]);
});

test("an unknown address and a wrong password are refused alike, and sooner or later with a delay", async () => {
  const owner = await createOwner();
  const unknown = await signIn({ id: "", email: "ninguem@example.com" });
  const wrong = await signIn(owner, "outra senha comprida");
  expect(refusalOf(wrong)).toEqual([401, "AUTH_WRONG_PASSWORD"]);
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(cookieOf(wrong)).toBeUndefined();
  for (let attempt = 0; attempt < 6; attempt++) await signIn(owner, "outra senha comprida");
  const delayed = await signIn(owner);
  expect(refusalOf(delayed)).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(delayed.headers["retry-after"])).toBeGreaterThan(0);
});

test("signing out ends the session and clears its cookie", async () => {
  const token = tokenOf(await signIn(await createOwner()));
  const answer = await call("DELETE", "/session", undefined, token);
  expect(answer.statusCode).toBe(200);
  expect(cookieOf(answer)?.value).toBe("");
  expect(refusalOf(await call("GET", "/me", undefined, token))).toEqual([401, "AUTH_UNAUTHORIZED"]);
});

test.each([
  ["no e-mail", { email: "", password: STAFF_PASSWORD }, { email: "ERROR_FORM_REQUIRED" }],
  ["no password", { email: "ana@example.com", password: "" }, { password: "ERROR_FORM_REQUIRED" }],
  [
    "numbers",
    { email: 7, password: { a: 1 } },
    { email: "ERROR_FORM_INCORRECT_EMAIL", password: "ERROR_FORM_INVALID" },
  ],
])("a sign-in with %s is refused beside its fields", async (_, payload, errors) => {
  const answer = await call("POST", "/session", payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual(errors);
});

test("a page of another site cannot sign anybody in", async () => {
  const { email } = await createOwner();
  const answer = await context.app.inject({
    method: "POST",
    url: "/ecommerce/admin/session",
    payload: { email, password: STAFF_PASSWORD },
    headers: { ...OWN_PAGE, "sec-fetch-site": "cross-site" },
  });
  expect(refusalOf(answer)).toEqual([403, "FORBIDDEN"]);
});
