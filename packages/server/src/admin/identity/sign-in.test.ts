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
import { rememberDevice } from "./devices.ts";
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

type From = { network?: string; deviceToken?: string | undefined; now?: Date };

const attempt = (email: string, password: string, { network = randomAddress(), deviceToken, now = start }: From = {}) =>
  signInStaff(installation, {
    email,
    password,
    origin: { network, deviceToken },
    device: "Firefox",
    now,
  });

const whoIs = (token: string, now = start) =>
  withStaffUser(installation.database, { token, now }, async (_tx, { email, isFresh }) => ({ email, isFresh }));

const confirm = (token: string, code: string, now = start) =>
  confirmSecondFactor(installation, {
    token,
    code,
    origin: { network: randomAddress(), deviceToken: undefined },
    device: "Firefox",
    now,
  });

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

const secondsOf = (outcome: Awaited<ReturnType<typeof attempt>>): number =>
  !outcome.ok && outcome.refusal === "TOO_MANY_REQUESTS" ? (outcome.details?.seconds ?? 0) : 0;

describe("guesses at one account", () => {
  test("from one network are seven at once, then one in 45 s, and never locked", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    for (let count = 0; count < 7; count++) expect(await attempt(email, "errada", { network })).toEqual(wrong);
    for (let count = 0; count < 5; count++) {
      expect(secondsOf(await attempt(email, "errada", { network, now: after(45 * count) }))).toBe(45);
      expect(await attempt(email, "errada", { network, now: after(45 * (count + 1)) })).toEqual(wrong);
    }
    // Another network is not kept waiting.
    expect(await attempt(email, STAFF_PASSWORD, { now: after(225) })).toMatchObject({ ok: true });
    expect(await attempt(email, STAFF_PASSWORD, { network, now: after(270) })).toMatchObject({ ok: true });
    const later = after(minutes(30));
    for (let count = 0; count < 7; count++)
      expect(await attempt(email, "errada", { network, now: later })).toEqual(wrong);
  });

  test("right ones use up none", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    for (let count = 0; count < 12; count++)
      expect(await attempt(email, STAFF_PASSWORD, { network })).toMatchObject({ ok: true });
  });

  test("do not slow down an attempt by a process whose clock is behind", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    expect(await attempt(email, "errada", { network, now: after(2) })).toEqual(wrong);
    expect(await attempt(email, STAFF_PASSWORD, { network })).toMatchObject({ ok: true });
  });

  test("are counted before the work, so that parallel ones do not pass", async () => {
    const { email } = await createTestStaffUser(installation);
    const network = randomAddress();
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => attempt(email, "errada", { network })));
    const refusals = outcomes.map((outcome) => (outcome.ok ? "" : outcome.refusal)).toSorted();
    expect(refusals).toEqual([...Array(7).fill("AUTH_WRONG_PASSWORD"), ...Array(2).fill("TOO_MANY_REQUESTS")]);
  });

  test("from any number of networks are thirty in any 15 minutes, and a network that comes back comes next", async () => {
    const email = `${uuid()}@example.com`;
    const networks = Array.from({ length: 12 }, randomAddress);
    const passed: number[] = [];
    for (let second = 0; second <= minutes(17); second += 45)
      for (const network of networks) {
        const outcome = await attempt(email, "errada", { network, now: after(second) });
        if (secondsOf(outcome) === 0) passed.push(second);
      }
    for (const begin of passed)
      expect(passed.filter((second) => second >= begin && second < begin + minutes(15)).length).toBeLessThanOrEqual(30);
    expect(passed.length).toBeGreaterThan(30);
    const returning = randomAddress();
    const waitOf = async (network: string, now: number) =>
      secondsOf(await attempt(email, "errada", { network, now: after(now) }));
    const begin = minutes(17) + 1;
    expect(await waitOf(returning, begin)).toBe(5);
    const wait = await waitOf(returning, begin + 5);
    expect(wait > 0 && wait <= 45).toBe(true);
    const opened = begin + 5 + wait;
    for (const network of networks) expect(await waitOf(network, opened)).toBeGreaterThan(0);
    expect(await waitOf(returning, opened)).toBe(0);
  });
});

describe("a known browser", () => {
  test("has guesses of its own, and is an unknown one after ten wrong ones", async () => {
    const user = await createTestStaffUser(installation);
    const { email, name = "" } = user;
    const signedIn = { staffUserId: user.id, name, email };
    const seen = { deviceToken: undefined, device: "Firefox", now: start };
    const deviceToken = await rememberDevice(installation, signedIn, seen);
    for (let count = 0; count < 12; count++) await attempt(email, "errada");
    expect(secondsOf(await attempt(email, STAFF_PASSWORD))).toBeGreaterThan(0);
    expect(secondsOf(await attempt(email, STAFF_PASSWORD, { deviceToken: "x".repeat(43) }))).toBeGreaterThan(0);
    for (let count = 0; count < 12; count++)
      expect(await attempt(email, STAFF_PASSWORD, { deviceToken })).toMatchObject({ ok: true });
    for (let count = 0; count < 10; count++) expect(await attempt(email, "errada", { deviceToken })).toEqual(wrong);
    expect(secondsOf(await attempt(email, STAFF_PASSWORD, { deviceToken }))).toBeGreaterThan(0);
    const now = after(minutes(15));
    expect(await attempt(email, STAFF_PASSWORD, { deviceToken, now })).toMatchObject({ ok: true });
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
    const earlier = after(minutes(18));
    const tokens = [await halfSigned(earlier), await halfSigned(earlier), await halfSigned(earlier)];
    const outcomes = await Promise.all(tokens.map((token) => confirm(token, code, earlier)));
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

  test("is guessed from any number of networks as seldom as a password; a known browser is not kept waiting", async () => {
    const owner = await createTestStaffUser(installation);
    const { codeAt: ownCodeAt } = await signInWithAuthenticator(installation, owner, after(-600));
    const signedIn = { staffUserId: owner.id, name: "", email: owner.email };
    const seen = { deviceToken: undefined, device: "Firefox", now: start };
    const deviceToken = await rememberDevice(installation, signedIn, seen);
    const halfSignedIn = async () => (await signInTestStaff(installation, owner, start)).token;
    const guess = async (code: string) => confirm(await halfSignedIn(), code);
    const outcomes = [];
    for (let count = 0; count < 15; count++) outcomes.push(await guess(count % 2 ? "000000" : "abcdefghjk"));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.refusal === "SECOND_FACTOR_WRONG")).toHaveLength(9);
    expect(await guess(ownCodeAt(start))).toMatchObject({ refusal: "TOO_MANY_REQUESTS" });
    const origin = { network: randomAddress(), deviceToken };
    const right = { token: await halfSignedIn(), code: ownCodeAt(start), origin, device: "Firefox", now: start };
    unwrapOutcome(await confirmSecondFactor(installation, right));
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
