import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCustomer, PASSWORD } from "../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  randomAddress,
  type TestInstallation,
} from "../../testing/database.ts";
import { holdClock } from "../../testing/minute-limits.ts";
import { listMailsTo } from "../../testing/queued-mails.ts";
import { createTestStaffUser, STAFF_PASSWORD } from "../../testing/staff.ts";
import { staffPasswordAccount } from "../admin/identity/staff-guess.ts";
import { createUnsentStaffMails } from "../admin/identity/staff-mail.ts";
import { loginAccount } from "../customers/accounts/password-guess.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";

let processes: TestInstallation[];
let tenant: Tenant;
beforeAll(async () => {
  const environment = { RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1", ADMIN_ORIGIN: "https://painel.example.com" };
  processes = [await openTestInstallation(environment), await openTestInstallation(environment)];
  tenant = await createTestCompany(first().installation);
});
afterAll(() => Promise.all(processes.map(({ close }) => close())));

const first = (): TestInstallation => processes[0] as TestInstallation;

type SignIn = { email: string; password: string; address: string; cookie?: string };

/** The sign-in of customers and of staff, each as a browser sends it. */
const doors = {
  customer: {
    password: PASSWORD,
    createOwner: async () => (await createTestCustomer(tenant)).customer.email,
    request: ({ email, password }: SignIn) => ({
      url: "/ecommerce/login",
      headers: { "sec-fetch-site": "same-origin" },
      payload: { email, password, ecommerce: tenant.slug },
    }),
    accountOf: (email: string) => loginAccount(tenant.companyId, email),
    deviceCookie: () => `device_${tenant.companyId}`,
    mailsTo: async (email: string) =>
      (await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email))).map(({ template }) => template),
    mail: "failed-sign-ins",
  },
  staff: {
    password: STAFF_PASSWORD,
    createOwner: async () => (await createTestStaffUser(first().installation)).email,
    request: ({ email, password }: SignIn) => ({
      url: "/ecommerce/admin/session",
      headers: { host: "painel.example.com", "x-admin": "1", "sec-fetch-site": "same-origin" },
      payload: { email, password },
    }),
    accountOf: staffPasswordAccount,
    deviceCookie: () => "__Host-admin-device",
    mailsTo: async (email: string) =>
      (await createUnsentStaffMails(first().installation)(email)).mails.map(({ template }) => template),
    mail: "staff-failed-sign-ins",
  },
};

describe.each(Object.keys(doors) as (keyof typeof doors)[])(
  "a hundred strangers who guess at one account (%s)",
  (kind) => {
    const door = doors[kind];
    let turn = 0;

    async function signIn(input: SignIn) {
      const { headers, ...request } = door.request(input);
      const { address, cookie = "" } = input;
      // Each to the other process.
      const { app } = processes[turn++ % processes.length] as TestInstallation;
      return app.inject({ method: "POST", ...request, headers: { ...headers, "x-forwarded-for": address, cookie } });
    }

    let strangers: string[] = [];
    // Their requests of a minute count, also those of another test.
    beforeEach(() => {
      strangers = Array.from({ length: 100 }, randomAddress);
    });
    const guessOfAll = (email: string) =>
      Promise.all(strangers.map((address, at) => signIn({ email, password: `chute numero ${at}`, address })));
    const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
    const checks = async () => {
      const text = await first().installation.metrics.getSingleMetricAsString("password_checks_total");
      return Number(/lane="open"\} (\d+)/.exec(text)?.[1]);
    };
    const waited = (email: string, seconds: number) =>
      ownerPoolOf(first().installation.database).query(
        `with networks as (
          update guess_networks set returns_at = returns_at - make_interval(secs => $2) where account_hash = $1
        )
        update guess_budgets set paid_until = paid_until - make_interval(secs => $2) where account_hash = $1`,
        [door.accountOf(email), seconds],
      );
    /** Signs in as the forms do: again after each wait. Returns the seconds until it succeeded. */
    async function keepTrying(input: SignIn, meanwhile: () => Promise<unknown>): Promise<number> {
      let seconds = 0;
      for (;;) {
        const answer = await signIn(input);
        if (answer.statusCode === 200) return seconds;
        const wait = Number(answer.headers["retry-after"]);
        expect(wait).toBeGreaterThan(0);
        seconds += wait;
        if (seconds > 60) return seconds;
        await waited(input.email, wait);
        await meanwhile();
      }
    }

    test("[VA-03] keep no known browser of the owner out, a new one for less than a minute, and are told about in one mail", async () => {
      const email = await door.createOwner();
      const { password } = door;
      const introduction = await signIn({ email, password, address: randomAddress() });
      const device = introduction.cookies.find(({ name }) => name === door.deviceCookie());
      expect(device).toMatchObject({ httpOnly: true, path: "/", sameSite: expect.stringMatching(/Lax|Strict/) });
      const cookie = `${device?.name}=${device?.value}`;
      const before = await checks();

      const home = randomAddress();
      const guessing = guessOfAll(email);
      const known = [];
      for (let time = 0; time < 20; time++) known.push(await signIn({ email, password, address: home, cookie }));
      expect(statusesOf(known)).toEqual(Array(20).fill(200));
      const guesses = await guessing;
      expect(statusesOf(guesses).toSorted()).toEqual([...Array(9).fill(401), ...Array(91).fill(429)]);

      for (let time = 0; time < 7; time++) {
        await guessOfAll(email);
        await waited(email, 5);
      }
      await guessOfAll(email);
      const elsewhere = { email, password, address: randomAddress() };
      expect(await keepTrying(elsewhere, () => guessOfAll(email))).toBeLessThanOrEqual(60);

      // Nine at once, one of who came back first, one for the time that has passed, and the right one.
      expect((await checks()) - before).toBeLessThanOrEqual(12);
      expect((await door.mailsTo(email)).filter((template) => template === door.mail)).toHaveLength(1);
    });

    test.each([
      ["each second", () => 1],
      ["every five seconds, then each one", (_: number, second: number) => (second < 40 ? 5 : 1)],
      ["as they are told", (wait: number) => wait],
    ])("[VA-03] who begin before a new one and guess %s keep it out for less than a minute", async (_, pauseOf) => {
      const email = await door.createOwner();
      const before = await checks();
      const moveTo = holdClock();
      await Promise.all(strangers.slice(20).map((address) => signIn({ email, password: "chute", address })));
      const owner = { email, password: door.password, address: randomAddress(), pauseOf: (wait: number) => wait };
      const guessing = strangers.slice(0, 20).map((address) => ({ email, password: "chute", address, pauseOf }));
      const asking = [...guessing.map((who) => ({ who, at: 0 })), { who: owner, at: 3 }];
      let second = 0;
      for (let isIn = false; !isIn && second < 60; ) {
        const [one] = asking.toSorted((first, other) => first.at - other.at) as [(typeof asking)[number]];
        second = one.at;
        moveTo(second);
        const { statusCode, headers } = await signIn(one.who);
        one.at = second + one.who.pauseOf(Number(headers["retry-after"] ?? 1), second);
        isIn = statusCode === 200;
      }
      expect(second).toBeLessThan(60);
      expect((await checks()) - before).toBeLessThanOrEqual(12);
    });

    test("[VA-03] with a new network for each guess keep no new browser of the owner out for a minute", async () => {
      const email = await door.createOwner();
      const guess = (address: string) => signIn({ email, password: "outro chute", address });
      const guessMany = () => Promise.all(Array.from({ length: 50 }, () => guess(randomAddress())));
      const mistyping = randomAddress();
      await guess(mistyping);
      await guess(mistyping);
      await guessMany();
      for (const address of [mistyping, randomAddress()])
        expect(await keepTrying({ email, password: door.password, address }, guessMany)).toBeLessThanOrEqual(10);
    });

    test("[VA-03] learn nothing about whether the account exists", async () => {
      const answersTo = async (email: string) => {
        const answers = await guessOfAll(email);
        return new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
      };
      expect(await answersTo(`${uuid()}@example.com`)).toEqual(await answersTo(await door.createOwner()));
    });
  },
);
