import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import {
  addTestMembership,
  createTestStaffUser,
  STAFF_PASSWORD,
  signInTestStaff,
  type TestStaffUser,
} from "../../testing/staff.ts";
import { createVirtualPasskey } from "../../testing/virtual-passkey.ts";
import type { Tenant } from "../platform/database/tenant.ts";

const ORIGIN = "https://painel.example.com";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation({ ADMIN_ORIGIN: ORIGIN });
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

async function call(method: string, path: string, { token = "", body }: { token?: string; body?: object } = {}) {
  const answer = await context.app.inject({
    method,
    url: `/ecommerce/admin${path}`,
    ...(body ? { payload: body } : {}),
    headers: {
      host: "painel.example.com",
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      cookie: `__Host-admin=${token}`,
    },
  } as InjectOptions);
  const { data, message } = answer.json();
  const token_ = answer.cookies.find(({ name }) => name === "__Host-admin")?.value ?? "";
  return { result: [answer.statusCode, message ?? data], data, token: token_ };
}

const resultOf = async (...parameters: Parameters<typeof call>) => (await call(...parameters)).result;

async function createMember(role: "owner" | "counter") {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, role);
  return user;
}

const optionsAt = async (path: string, token = "") => (await call("POST", path, { token })).data;

async function addPasskey(user: TestStaffUser, token: string) {
  const passkey = createVirtualPasskey(ORIGIN, user.id);
  const options = await optionsAt("/me/passkeys/options", token);
  const body = { passkey: passkey.create(options) };
  return { passkey, added: await call("POST", "/me/passkeys", { token, body }) };
}

async function createPasskeyUser(role: "owner" | "counter" = "owner") {
  const user = await createMember(role);
  const { token } = await signInTestStaff(context.installation, user);
  return { user, token, ...(await addPasskey(user, token)) };
}

const signInOptions = () => optionsAt("/session/passkey/options");
const signIn = (passkey: object) => call("POST", "/session/passkey", { body: { passkey } });

const refused = [401, "PASSKEY_REFUSED"];

describe("a passkey", () => {
  test("is made by an owner without a second factor, and counts as both from then on", async () => {
    const { user, token, passkey, added } = await createPasskeyUser();
    expect(added.data).toMatchObject({ hasSecondFactor: true, factors: { totp: false, passkeys: 1 } });
    const signedIn = await signIn(passkey.get(await signInOptions()));
    expect(signedIn.data).toMatchObject({ email: user.email, fresh: true, hasSecondFactor: true });
    expect(await resultOf("GET", "/me/sessions", { token })).toEqual([200, expect.any(Array)]);
    const [, [listed]] = await resultOf("GET", "/me/passkeys", { token: signedIn.token });
    expect(listed).toMatchObject({ id: passkey.id, backedUp: false, usedAt: expect.any(String) });
  });

  test("is asked for with user verification, for this host, and none that exists is made twice", async () => {
    const { user, token, passkey } = await createPasskeyUser();
    expect(await signInOptions()).toMatchObject({ rpId: "painel.example.com", userVerification: "required" });
    const options = await optionsAt("/me/passkeys/options", token);
    expect(options).toMatchObject({
      rp: { id: "painel.example.com" },
      user: { name: user.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: passkey.id }],
    });
  });

  test.each([
    ["for another site", { origin: "https://evil.example.com" }],
    ["for another host", { rpId: "evil.example.com" }],
    ["without user verification", { isUserVerified: false }],
    ["of a copied authenticator", { counter: 1 }],
  ])("refuses an assertion %s", async (_, forgery) => {
    const { passkey } = await createPasskeyUser();
    expect((await signIn(passkey.get(await signInOptions()))).result[0]).toBe(200);
    expect((await signIn(passkey.get(await signInOptions(), forgery))).result).toEqual(refused);
    expect((await signIn(passkey.get(await signInOptions(), { counter: 9 }))).result[0]).toBe(200);
  });

  test("refuses a used, foreign or invented challenge, another key, another user and a changed signature", async () => {
    const { user, token, passkey } = await createPasskeyUser();
    const other = await createPasskeyUser();
    const assertion = passkey.get(await signInOptions());
    expect((await signIn(assertion)).result[0]).toBe(200);
    expect((await signIn(assertion)).result).toEqual(refused);
    expect((await signIn(passkey.get({ challenge: "aW52ZW50ZWQ" }))).result).toEqual(refused);
    expect((await signIn(passkey.get(await optionsAt("/me/passkeys/options", token)))).result).toEqual(refused);
    const foreign = other.passkey.get(await signInOptions());
    expect((await signIn({ ...foreign, id: passkey.id, rawId: passkey.id })).result).toEqual(refused);
    const unknown = createVirtualPasskey(ORIGIN, user.id);
    expect((await signIn(unknown.get(await signInOptions()))).result).toEqual(refused);
    const { response, ...rest } = passkey.get(await signInOptions());
    const userHandle = Buffer.from(other.user.id).toString("base64url");
    expect((await signIn({ ...rest, response: { ...response, userHandle } })).result).toEqual(refused);
    const again = passkey.get(await signInOptions());
    const signature = other.passkey.get({ challenge: "x" }).response.signature;
    expect((await signIn({ ...again, response: { ...again.response, signature } })).result).toEqual(refused);
    for (const broken of ["", "AAAA", "%%", 7])
      expect(
        (await signIn({ ...again, response: { ...again.response, clientDataJSON: broken } })).result[0],
      ).toBeLessThan(500);
  });

  test("of another user's challenge is not registered, and none without verification", async () => {
    const [one, two] = [await createPasskeyUser(), await createPasskeyUser()];
    const passkey = createVirtualPasskey(ORIGIN, one.user.id);
    const send = (body: object) => resultOf("POST", "/me/passkeys", { token: one.token, body: { passkey: body } });
    expect(await send(passkey.create(await optionsAt("/me/passkeys/options", two.token)))).toEqual(refused);
    const options = () => optionsAt("/me/passkeys/options", one.token);
    expect(await send(passkey.create(await options(), { isUserVerified: false }))).toEqual(refused);
    expect(await send(passkey.create(await options(), { origin: "https://evil.example.com" }))).toEqual(refused);
    expect((await send(passkey.create(await options())))[0]).toBe(200);
    expect(await send(two.passkey.create(await options()))).toEqual(refused);
  });

  test("makes a sign-in fresh again, for its own user only", async () => {
    const [one, two] = [await createPasskeyUser("counter"), await createPasskeyUser("counter")];
    const confirm = async (passkey: object) =>
      resultOf("POST", "/session/confirm", { token: one.token, body: { passkey } });
    expect((await confirm(one.passkey.get(await signInOptions())))[1]).toMatchObject({ fresh: true });
    expect(await confirm(two.passkey.get(await signInOptions()))).toEqual(refused);
  });

  test("is asked for before a password alone changes how the person signs in", async () => {
    const { user, passkey } = await createPasskeyUser();
    const { token } = await signInTestStaff(context.installation, user);
    const needed = [403, "FRESH_SIGN_IN_NEEDED"];
    expect(await resultOf("POST", "/me/totp", { token })).toEqual(needed);
    expect(await resultOf("POST", "/me/passkeys/options", { token })).toEqual(needed);
    expect(await resultOf("DELETE", `/me/passkeys/${passkey.id}`, { token })).toEqual(needed);
    const confirm = (body: object) => resultOf("POST", "/session/confirm", { token, body });
    expect(await confirm({ password: STAFF_PASSWORD })).toEqual(refused);
    expect((await confirm({ passkey: passkey.get(await signInOptions()) }))[0]).toBe(200);
    expect((await resultOf("POST", "/me/totp", { token }))[0]).toBe(200);
  });

  test("is removed, but not the last of an owner without an authenticator", async () => {
    const { user, token, passkey } = await createPasskeyUser();
    const remove = (id: string) => resultOf("DELETE", `/me/passkeys/${id}`, { token });
    expect(await remove(passkey.id)).toEqual([409, "LAST_FACTOR"]);
    const second = await addPasskey(user, token);
    expect(second.added.data.factors.passkeys).toBe(2);
    expect((await remove(passkey.id))[0]).toBe(200);
    expect(await remove(passkey.id)).toEqual([404, "PASSKEY_NOT_FOUND"]);
    expect((await signIn(passkey.get(await signInOptions()))).result).toEqual(refused);
    const clerk = await createPasskeyUser("counter");
    const foreign = await resultOf("DELETE", `/me/passkeys/${second.passkey.id}`, { token: clerk.token });
    expect(foreign).toEqual([404, "PASSKEY_NOT_FOUND"]);
    const last = await resultOf("DELETE", `/me/passkeys/${clerk.passkey.id}`, { token: clerk.token });
    expect(last[1]).toMatchObject({ factors: { passkeys: 0 } });
    const body = { password: STAFF_PASSWORD };
    expect((await resultOf("POST", "/session/confirm", { token: clerk.token, body }))[0]).toBe(200);
  });
});
