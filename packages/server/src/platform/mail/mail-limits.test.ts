import { accept, refuse } from "@pecacerta/rules/outcome";
import { PERMISSIONS } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { withIdentityTransaction } from "../../admin/identity/identity-transaction.ts";
import { inviteMember } from "../../admin/identity/invite-member.ts";
import { deleteExpiredRows } from "../../app/cleanup-job.ts";
import { type Tenant, withTenantTransaction } from "../database/tenant.ts";
import { allowMail, queueAllowedMail, queueMail } from "./commands.ts";
import { MAIL_RULES } from "./mail-limits.ts";
import { requeueMails } from "./mail-state.ts";

const HOUR_MS = 3_600_000;

const limited = { RATE_LIMITS: "on", ADMIN_ORIGIN: "https://painel.example.com" };
const admin = { host: "painel.example.com", "x-admin": "1", "sec-fetch-site": "same-origin" };

let one: TestInstallation;
let two: TestInstallation;
beforeAll(async () => {
  one = await openTestInstallation(limited);
  two = await openTestInstallation(limited);
});
afterAll(() => Promise.all([one.close(), two.close()]));

const newAddress = () => `${uuid()}@example.com`;
const rights = { role: "counter", addedPermissions: [], removedPermissions: [] } as const;

async function openOwner() {
  const tenant = await createTestCompany(one.installation);
  const user = await createTestStaffUser(one.installation);
  await addTestMembership(tenant, user, "owner");
  return { tenant, user };
}

describe("invitations", () => {
  test("to one address are three an hour, and the next one is told how long to wait", async () => {
    const { tenant, user } = await openOwner();
    const { token } = await signInWithAuthenticator(one.installation, user);
    const email = newAddress();
    const invite = async ({ app }: TestInstallation) => {
      const headers = { ...admin, ecommerce: tenant.slug, cookie: `__Host-admin=${token}` };
      const url = "/ecommerce/admin/staff";
      const answer = await app.inject({ method: "POST", url, headers, payload: { email, ...rights } });
      return { statusCode: answer.statusCode, wait: Number(answer.headers["retry-after"] ?? 0), body: answer.json() };
    };
    const answers = await Promise.all([one, two, one, two, one, two].map(invite));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    for (const { wait, body } of refused) {
      expect(body).toEqual({ message: "TOO_MANY_REQUESTS" });
      expect(wait).toBeGreaterThan(3000);
      expect(wait).toBeLessThanOrEqual(3600);
    }
    expect(await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email))).toHaveLength(3);
  });

  test("of one company are fifty a day of 160 at once from two processes, and the next company has its own", async () => {
    const inviteAt = (tenant: Tenant, { id }: { id: string }) => {
      const actor = { kind: "staff", staffUserId: id, network: "10.1.2.3", requestId: "r-1" } as const;
      const member = { actor, name: "Ana", role: "owner", permissions: new Set(PERMISSIONS), isFresh: true } as const;
      return withTenantTransaction(tenant, (tx) =>
        inviteMember(tx, member, { email: newAddress(), rights, now: new Date() }),
      );
    };
    const { tenant, user } = await openOwner();
    const processes = [tenant, { ...tenant, database: two.installation.database }];
    const outcomes = await Promise.all(
      Array.from({ length: 160 }, (_, index) => inviteAt(processes[index % 2] ?? tenant, user)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(50);
    const refused = outcomes.filter((outcome) => !outcome.ok && outcome.refusal === "TOO_MANY_REQUESTS");
    expect(refused).toHaveLength(110);
    const next = await openOwner();
    expect((await inviteAt(next.tenant, next.user)).ok).toBe(true);
  });
});

const confirmationOf = (tenant: Tenant, to: string, now: Date) =>
  withTenantTransaction(tenant, async (tx) => {
    const permit = await allowMail(tx, { template: "email-confirmation", to, now });
    if (!permit.ok) return permit;
    await queueAllowedMail(tx, permit.value, { customerId: null, content: { name: "Ana", path: "/" } });
    return accept(undefined);
  });

test("a window begins with its first mail, and its end is told", async () => {
  const tenant = await createTestCompany(one.installation);
  const to = newAddress();
  const start = new Date("2026-11-26T12:59:00Z");
  const later = (ms: number) => new Date(start.getTime() + ms);
  const { max } = MAIL_RULES["email-confirmation"].perMailbox;
  for (let sent = 0; sent < max; sent++) expect((await confirmationOf(tenant, to, later(sent))).ok).toBe(true);
  const refused = refuse("TOO_MANY_REQUESTS", { seconds: 1800 });
  expect(await confirmationOf(tenant, to, later(HOUR_MS / 2))).toEqual(refused);
  const sameMailbox = to.replace("@", "+outra@");
  expect(await confirmationOf(tenant, sameMailbox, later(HOUR_MS / 2))).toEqual(refused);
  expect(await confirmationOf(tenant, newAddress(), later(HOUR_MS / 2))).toEqual(accept(undefined));
  expect(await confirmationOf(tenant, to, later(HOUR_MS))).toEqual(accept(undefined));
});

test("a mail that follows an act is held above its limit, and can still be sent", async () => {
  const tenant = await createTestCompany(one.installation);
  const to = newAddress();
  const { max } = MAIL_RULES["password-changed"].perMailbox;
  for (let sent = 0; sent <= max; sent++)
    await withTenantTransaction(tenant, (tx) =>
      queueMail(tx, { template: "password-changed", to, customerId: null, content: { name: "Ana" } }),
    );
  const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, to));
  expect(mails.filter(({ state }) => state === "waiting")).toHaveLength(max);
  expect(mails.filter(({ state }) => state === "given-up")).toMatchObject([
    { lastError: "Held: the address has had too many mails of this kind" },
  ]);
  expect(await withTenantTransaction(tenant, (tx) => requeueMails(tx, new Date()))).toBe(1);
});

test("a mail is held above the limit of its company, which is the reason that an operator reads", async () => {
  const tenant = await createTestCompany(one.installation);
  const content = { path: "/newsletter", leavePath: "/newsletter" } as const;
  const subscribe = async () => {
    const to = newAddress();
    return await withTenantTransaction(tenant, async (tx) => {
      await queueMail(tx, { template: "newsletter-confirmation", to, customerId: null, content });
      return await listMailsTo(tx, to);
    });
  };
  expect(await subscribe()).toMatchObject([{ state: "waiting" }]);
  const { max } = MAIL_RULES["newsletter-confirmation"].perCompany;
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`
      update mail_counts set count = ${max} where company_id = ${tx.companyId} and subject = 'newsletter-confirmation'`),
  );
  const lastError = "Held: the company has had too many mails of this kind";
  expect(await subscribe()).toMatchObject([{ state: "given-up", lastError }]);
});

test("counts hold no address, and end after a day", async () => {
  const tenant = await createTestCompany(one.installation);
  const to = newAddress();
  await confirmationOf(tenant, to, new Date());
  const read = () =>
    withTenantTransaction(tenant, async (tx) => {
      const { rows } = await tx.execute(`select * from mail_counts where company_id = '${tx.companyId}'`);
      return rows;
    });
  const rows = await read();
  // Of the mailbox, and of the company.
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(to.slice(0, 36));
  await withTenantTransaction(tenant, (tx) => deleteExpiredRows(tx, new Date(Date.now() + 25 * HOUR_MS)));
  expect(await read()).toEqual([]);
});

describe("a new password or a code", () => {
  const recover = (url: string, email: string, slug: string, context = one) =>
    context.app.inject({
      method: "POST",
      url: `/ecommerce${url}`,
      headers: url.startsWith("/admin") ? admin : { ecommerce: slug },
      payload: { email },
    });

  test.each(["/admin/password/recover", "/password/recover", "/login/code"])(
    "%s answers alike for known and unknown addresses, and says when it sends nothing",
    async (url) => {
      const tenant = await createTestCompany(one.installation);
      const user = await createTestStaffUser(one.installation);
      const statusesOf = async (email: string, context: TestInstallation) => {
        const answers = [];
        for (let tries = 0; tries < 4; tries++) answers.push(await recover(url, email, tenant.slug, context));
        return answers.map(({ statusCode, headers }) => [statusCode, Number(headers["retry-after"] ?? 0) > 0]);
      };
      // One network gets two of the three codes of an address.
      const sent = url === "/login/code" ? 2 : 3;
      const expected = Array.from({ length: 4 }, (_, at) => (at < sent ? [200, false] : [429, true]));
      expect(await statusesOf(user.email, one)).toEqual(expected);
      // From another network: the addresses count apart.
      expect(await statusesOf(newAddress(), two)).toEqual(expected);
    },
  );

  const signIns = [
    ["/password/recover", "password-recovery"],
    ["/login/code", "sign-in-code"],
  ] as const;

  test.each(signIns)("%s for other addresses of a mailbox leaves its owner theirs", async (url, template) => {
    const tenant = await createTestCompany(one.installation);
    const { email } = (await createTestCustomer(tenant)).customer;
    for (const label of ["a", "b", "c"])
      expect((await recover(url, email.replace("@", `+${label}@`), tenant.slug)).statusCode).toBe(200);
    expect((await recover(url, email, tenant.slug)).statusCode).toBe(200);
    const mails = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
    expect(mails).toMatchObject([{ template, state: "waiting" }]);
  });

  test("for other addresses of a mailbox leaves its owner theirs, also of staff", async () => {
    const { email } = await createTestStaffUser(one.installation);
    const recoverAt = (address: string) =>
      withIdentityTransaction(one.installation.database, (tx) =>
        allowMail(tx, { template: "staff-recovery", to: address, now: new Date() }),
      );
    for (let tries = 0; tries < 3; tries++) await recoverAt(email.replace("@", "+x@"));
    expect((await recoverAt(email)).ok).toBe(true);
  });

  test.each(signIns)("%s is never refused for what the company has sent to others", async (url, template) => {
    const tenant = await createTestCompany(one.installation);
    const { email } = (await createTestCustomer(tenant)).customer;
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(sql`
        insert into mail_counts (company_id, subject, window_start, count)
        values (${tx.companyId}, ${template}, now(), 1000000)`),
    );
    expect((await recover(url, email, tenant.slug, two)).statusCode).toBe(200);
  });
});

test("a registration that the company's limit refuses is possible again after an hour", async () => {
  const tenant = await createTestCompany(one.installation);
  const now = new Date();
  expect(await confirmationOf(tenant, newAddress(), now)).toEqual(accept(undefined));
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`
      update mail_counts set count = 1000000 where company_id = ${tx.companyId} and subject = 'email-confirmation'`),
  );
  expect(await confirmationOf(tenant, newAddress(), now)).toMatchObject({ ok: false, details: { seconds: 3600 } });
  expect((await confirmationOf(tenant, newAddress(), new Date(now.getTime() + HOUR_MS))).ok).toBe(true);
});
