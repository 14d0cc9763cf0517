import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import {
  addTestMembership,
  createTestStaffUser,
  signInTestStaff,
  signInWithAuthenticator,
} from "../../../testing/staff.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { createSignInOptions } from "./passkey-ceremony.ts";
import { deleteExpiredStaffRows } from "./staff-cleanup.ts";
import { withStaffTransaction } from "./staff-transaction.ts";

// Of its own, as what has expired is deleted of all staff, at a later time.
let ownDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  ownDatabase = await createTestDatabase();
  context = await openTestInstallation({}, ownDatabase.url);
  tenant = await createTestCompany(context.installation);
});
afterAll(async () => {
  await context.close();
  await ownDatabase.drop();
});

const minutes = (count: number) => count * 60_000;

async function callSettings(method: "GET" | "PATCH", token: string, payload?: object) {
  const answer = await context.app.inject({
    method,
    url: "/ecommerce/admin/settings/admin",
    ...(payload ? { payload } : {}),
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: tenant.slug, cookie: `admin=${token}` },
  } as InjectOptions);
  const { data, message, errors } = answer.json();
  return [answer.statusCode, errors ?? message ?? data];
}

test("a company decides how long sessions may be silent, and whether everybody needs a second factor", async () => {
  const { installation } = context;
  const [owner, clerk] = [await createTestStaffUser(installation), await createTestStaffUser(installation)];
  await addTestMembership(tenant, owner, "owner");
  await addTestMembership(tenant, clerk, "counter");
  const { token } = await signInWithAuthenticator(installation, owner);
  const now = new Date();
  const afterSilence = async (silence: number) => {
    const { token: silent } = await signInTestStaff(installation, clerk, now);
    const credentials = { token: silent, now: new Date(now.getTime() + silence) };
    const outcome = await withStaffTransaction(tenant, credentials, async () => ({ ok: true as const, value: "in" }));
    return outcome.ok ? outcome.value : outcome.refusal;
  };
  expect(await callSettings("GET", token)).toEqual([200, { idleMinutes: 30, secondFactor: false }]);
  expect([await afterSilence(minutes(29)), await afterSilence(minutes(30))]).toEqual(["in", "AUTH_UNAUTHORIZED"]);

  expect((await callSettings("PATCH", token, { idleMinutes: 15, secondFactor: false }))[0]).toBe(200);
  expect([await afterSilence(minutes(14)), await afterSilence(minutes(15))]).toEqual(["in", "AUTH_UNAUTHORIZED"]);
  expect((await callSettings("PATCH", token, { idleMinutes: 480, secondFactor: true }))[0]).toBe(200);
  expect(await afterSilence(minutes(479))).toBe("SECOND_FACTOR_NEEDED");
  expect(await afterSilence(minutes(480))).toBe("AUTH_UNAUTHORIZED");
  for (const wrong of [{ idleMinutes: 14 }, { idleMinutes: 481 }, { secondFactor: "yes" }]) {
    const [status] = await callSettings("PATCH", token, { idleMinutes: 30, secondFactor: false, ...wrong });
    expect(status).toBe(422);
  }
});

test("what has expired of all staff is deleted", async () => {
  const { installation } = context;
  const { database } = installation;
  const user = await createTestStaffUser(installation);
  const { token } = await signInTestStaff(installation, user);
  const { challenge } = await createSignInOptions(installation, new Date());
  const left = async () => {
    const { rows } = await ownerPoolOf(database).query<{ rows: number }>(
      `select (select count(*) from staff_sessions where staff_user_id = $1)
        + (select count(*) from staff_challenges where challenge = $2) as rows`,
      [user.id, challenge],
    );
    return Number(rows[0]?.rows);
  };
  await deleteExpiredStaffRows(database, new Date());
  expect([token.length, await left()]).toEqual([43, 2]);
  await deleteExpiredStaffRows(database, new Date(Date.now() + minutes(6)));
  expect(await left()).toBe(1);
  await deleteExpiredStaffRows(database, new Date(Date.now() + minutes(31)));
  expect(await left()).toBe(0);
});
