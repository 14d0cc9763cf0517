import { MAX_SESSIONS } from "@pecacerta/rules/session";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  openTestInstallation,
  ownerPoolOf,
  randomAddress,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import {
  createTestStaffUser,
  STAFF_PASSWORD,
  signInTestStaff,
  signInWithAuthenticator,
  type TestStaffUser,
} from "../../../testing/staff.ts";
import type { Installation } from "../../companies/installation.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { confirmSecondFactor, signInStaff } from "./sign-in.ts";
import { withStaffUser } from "./staff-transaction.ts";

let context: TestInstallation;
let installation: Installation;
beforeAll(async () => {
  context = await openTestInstallation({ RATE_LIMITS: "on" });
  installation = context.installation;
});
afterAll(() => context.close());

const start = new Date("2026-11-23T12:00:10Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const minutes = (count: number) => count * 60;

const attempt = (email: string, password: string, { network = randomAddress(), now = start } = {}) =>
  signInStaff(installation, { email, password, network, device: "Firefox", now });

const whoIs = (token: string, now = start) =>
  withStaffUser(installation.database, { token, now }, async (_tx, { email, isFresh }) => ({ email, isFresh }));

const confirm = (token: string, code: string, now = start) =>
  confirmSecondFactor(installation, { token, code, device: "Firefox", now });

const wrong = { ok: false, refusal: "AUTH_WRONG_PASSWORD" };
const unauthorized = { ok: false, refusal: "AUTH_UNAUTHORIZED" };
const wrongFactor = { ok: false, refusal: "SECOND_FACTOR_WRONG" };

describe("a password", () => {
  test("signs in, with the address in any case; a wrong one and an unknown address are refused alike", async () => {
    const { email } = await createTestStaffUser(installation);
    const signedIn = unwrapOutcome(await attempt(` ${email.toUpperCase()}`, STAFF_PASSWORD));
    expect(signedIn.state).toBe("signed-in");
    expect(await whoIs(signedIn.token)).toEqual({ email, isFresh: true });
    expect(await attempt(email, "uma senha errada")).toEqual(wrong);
    expect(await attempt(`${uuid()}@example.com`, STAFF_PASSWORD)).toEqual(wrong);
  });

  test("is checked with the same work for an unknown address", async () => {
    const { email } = await createTestStaffUser(installation);
    const cpuOf = async (address: string) => {
      const before = process.cpuUsage();
      await attempt(address, "uma senha errada");
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The cheapest of several in turn: other work of the process only adds.
    const [unknown, known]: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round++) {
      unknown.push(await cpuOf(`${uuid()}@example.com`));
      known.push(await cpuOf(email));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test("of a blocked user is refused, and the user's sessions end", async () => {
    const user = await createTestStaffUser(installation);
    const { token } = await signInTestStaff(installation, user, start);
    await withIdentityTransaction(installation.database, (tx) =>
      tx.execute(sql`update staff_users set blocked_at = now() where id = ${user.id}`),
    );
    expect(await attempt(user.email, STAFF_PASSWORD)).toEqual(wrong);
    expect(await whoIs(token)).toEqual(unauthorized);
  });
});

describe("failures of one account and address", () => {
  test("are slowed down after five, up to 30 s, and never locked", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    for (let count = 0; count < 5; count++) expect(await attempt(email, "errada", { network })).toEqual(wrong);
    const waits: number[] = [];
    let seconds = 0;
    for (let count = 0; count < 7; count++) {
      const refused = await attempt(email, "errada", { network, now: after(seconds) });
      expect(refused).toMatchObject({ refusal: "TOO_MANY_REQUESTS" });
      const wait = (refused as { details: { seconds: number } }).details.seconds;
      waits.push(wait);
      seconds += wait;
      expect(await attempt(email, "errada", { network, now: after(seconds) })).toEqual(wrong);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
    const later = after(seconds + minutes(15));
    for (let count = 0; count < 5; count++)
      expect(await attempt(email, "errada", { network, now: later })).toEqual(wrong);
    seconds += minutes(15) + 1;
    expect(await attempt(email, STAFF_PASSWORD, { network: randomAddress() })).toMatchObject({ ok: true });
    expect(await attempt(email, STAFF_PASSWORD, { network, now: after(seconds + 30) })).toMatchObject({ ok: true });
    expect(await attempt(email, "errada", { network, now: after(seconds + 30) })).toEqual(wrong);
  });

  test("do not slow down an attempt by a process whose clock is behind", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    expect(await attempt(email, "errada", { network, now: after(2) })).toEqual(wrong);
    expect(await attempt(email, STAFF_PASSWORD, { network })).toMatchObject({ ok: true });
  });

  test("are counted before the work, so that parallel attempts do not pass", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => attempt(email, "errada", { network })));
    const refusals = outcomes.map((outcome) => (outcome.ok ? "" : outcome.refusal)).toSorted();
    expect(refusals).toEqual([...Array(5).fill("AUTH_WRONG_PASSWORD"), ...Array(4).fill("TOO_MANY_REQUESTS")]);
  });
});

describe("a second factor", () => {
  let user: TestStaffUser;
  let codeAt: (time: Date) => string;
  let recoveryCodes: string[];
  const halfSigned = async (now = start) => (await signInTestStaff(installation, user, now)).token;
  beforeAll(async () => {
    user = await createTestStaffUser(installation);
    ({ codeAt, recoveryCodes } = await signInWithAuthenticator(installation, user, after(-600)));
  });

  test("is asked for after the password, and the answer gives another token", async () => {
    const { token, state } = await signInTestStaff(installation, user, start);
    expect(state).toBe("second-factor");
    expect(await whoIs(token)).toEqual({ ok: false, refusal: "SECOND_FACTOR_NEEDED" });
    const confirmed = unwrapOutcome(await confirm(token, codeAt(start)));
    expect(confirmed.session).toMatchObject({ email: user.email, isFresh: true });
    expect(await whoIs(confirmed.token)).toEqual({ email: user.email, isFresh: true });
    expect(await whoIs(token)).toEqual(unauthorized);
    expect(await confirm(confirmed.token, codeAt(after(30)), after(30))).toEqual(unauthorized);
  });

  test("counts once, though its code is valid for a while, and no earlier one follows", async () => {
    const now = after(120);
    const first = await halfSigned(now);
    unwrapOutcome(await confirm(first, codeAt(now), now));
    const second = await halfSigned(now);
    expect(await confirm(second, codeAt(now), now)).toEqual(wrongFactor);
    expect(await confirm(second, codeAt(after(90)), now)).toEqual(wrongFactor);
    unwrapOutcome(await confirm(second, codeAt(after(150)), now));
  });

  test("may be one time step early or late, and no more", async () => {
    const now = after(600);
    const token = await halfSigned(now);
    for (const seconds of [540, 660]) expect(await confirm(token, codeAt(after(seconds)), now)).toEqual(wrongFactor);
    unwrapOutcome(await confirm(token, codeAt(after(570)), now));
  });

  test("of two parallel uses of one code is accepted once", async () => {
    const now = after(900);
    const tokens = [await halfSigned(now), await halfSigned(now)];
    const outcomes = await Promise.all(tokens.map((token) => confirm(token, codeAt(now), now)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("may be a recovery code, once, also in parallel", async () => {
    const [code = "", another = ""] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const tokens = [await halfSigned(), await halfSigned(), await halfSigned()];
    const outcomes = await Promise.all(tokens.map((token) => confirm(token, code)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const now = after(minutes(20));
    unwrapOutcome(await confirm(await halfSigned(now), another, now));
    expect(await confirm(await halfSigned(now), another, now)).toEqual(wrongFactor);
  });

  test("ends the half-signed session after five attempts, also for the right code", async () => {
    const now = after(minutes(60));
    const token = await halfSigned(now);
    const tries = [];
    for (let count = 0; count < 6; count++) tries.push(await confirm(token, "000000", after(minutes(60) + count)));
    expect(tries.slice(0, 5)).toEqual(Array(5).fill(wrongFactor));
    const later = after(minutes(61));
    expect(await confirm(token, codeAt(later), later)).toEqual(unauthorized);
    expect(await whoIs(token, later)).toEqual(unauthorized);
    unwrapOutcome(await confirm(await halfSigned(later), codeAt(later), after(minutes(61) + 30)));
  });

  test("of one user is none of another", async () => {
    const other = await createTestStaffUser(installation);
    const { token: full } = await signInWithAuthenticator(installation, other, start);
    expect(await whoIs(full)).toMatchObject({ email: other.email });
    const { token } = await signInTestStaff(installation, other, start);
    for (const code of [codeAt(start), recoveryCodes[5] ?? ""]) expect(await confirm(token, code)).toEqual(wrongFactor);
  });
});

test("secrets are stored as hashes or encrypted", async () => {
  const user = await createTestStaffUser(installation);
  const { token, recoveryCodes } = await signInWithAuthenticator(installation, user, start);
  const pool = ownerPoolOf(installation.database);
  const dump: string[] = [];
  for (const table of ["staff_users", "staff_recovery_codes", "staff_sessions", "staff_rate_limits"])
    dump.push(
      ...(await pool.query<{ row: string }>(`select t::text as row from ${table} t`)).rows.map(({ row }) => row),
    );
  const text = dump.join("\n");
  expect(text).toContain(user.email);
  for (const secret of [token, STAFF_PASSWORD, ...recoveryCodes]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString("hex"));
  }
});

test("sign-ins with a password alone end no session with both factors", async () => {
  const user = await createTestStaffUser(installation);
  const { token } = await signInWithAuthenticator(installation, user, start);
  for (let count = 0; count <= MAX_SESSIONS; count++) await signInTestStaff(installation, user, start);
  expect(await whoIs(token)).toMatchObject({ email: user.email });
});
