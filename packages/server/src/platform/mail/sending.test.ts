import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newCompany, newDatabase, openForTest, ownerPoolOf, type TestInstallation } from "../../../testing/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../testing/fake-smtp.ts";
import { type Tenant, withTenantTransaction } from "../database/tenant.ts";
import { queueMail } from "./commands.ts";
import { givenUpMails } from "./queries.ts";
import { sendMails } from "./sending.ts";
import { sendAgain } from "./settling.ts";
import { letTimePass, mailTo, queueAny, until } from "./testing.ts";

const pace = { pollSeconds: 0.5, superviseSeconds: 1, longest: 1500 };

let own: Awaited<ReturnType<typeof newDatabase>>;
let smtp: FakeSmtp;
let opened: TestInstallation;
let shop: Tenant;
let stop: () => Promise<void>;

beforeAll(async () => {
  own = await newDatabase();
  smtp = await startFakeSmtp();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "correio@pecas.example" };
  opened = await openForTest({ ...mail, ORIGIN: "https://pecas.example" }, own.url);
  shop = await newCompany(opened.installation, { titulo: "Auto Peças", email: "contato@loja.example" });
  stop = sendMails(opened.installation, pace);
});
afterAll(async () => {
  await stop();
  await opened.close();
  await smtp.die();
  await own.drop();
});
beforeEach(() => {
  Object.assign(smtp, { taken: [], connections: 0, refuse: undefined, hangs: false, beforeAnswer: undefined });
});

const sentTo = (to: string) => smtp.taken.filter((mail) => mail.to === to);
const stateOf = async (to: string) => (await mailTo(shop, to))?.state;
/** Attempts follow each other without a pause, as time flies here. */
const soon = async (to: string, state: string) => {
  await letTimePass(shop);
  return (await stateOf(to)) === state;
};

describe("the mail of a shop with a mail server", () => {
  test("leaves in the company's name, from the installation's address; answers go to the company", async () => {
    await queueAny(shop, "ana@example.com");
    await until(() => soon("ana@example.com", "sent"));
    const [mail] = sentTo("ana@example.com");
    expect(mail?.source).toMatch(/^From: =\?UTF-8\?\S+ <correio@pecas\.example>/m);
    expect(mail?.source).toMatch(/^Reply-To: .*<contato@loja\.example>/m);
    expect(mail?.source).toContain("Auto-Submitted: auto-generated");
    expect(mail?.source.replaceAll("=\r\n", "")).toContain(`https://pecas.example/?r=3D1&company=3D${shop.slug}`);
    const row = await mailTo(shop, "ana@example.com");
    expect(mail?.messageId).toBe(`<${row?.id}@pecas.example>`);
    // What may open an account is not kept once it has left.
    expect(row).toMatchObject({ content: {}, attempts: 1, fault: null, sentAt: expect.any(Date) });
  });

  test("to a list says how a mail program leaves it in one click", async () => {
    const content = { path: "/newsletter/confirm#abc", leavePath: "/newsletter/leave?token=abc" } as const;
    const to = "news@example.com";
    await withTenantTransaction(shop, (tx) =>
      queueMail(tx, { template: "newsletter-confirmation", to, customerId: null, content }),
    );
    await until(() => soon(to, "sent"));
    const [headers = ""] = (sentTo(to)[0]?.source ?? "").replace(/\r\n\s+/g, " ").split("\r\n\r\n");
    const address = `https://pecas.example/newsletter/leave?token=abc&company=${shop.slug}`;
    expect(headers).toContain(`List-Unsubscribe: <${address}>`);
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  test("[GEN-01] is a job that the roles of shops can neither see nor make", async () => {
    const { rows } = await ownerPoolOf(opened.installation.database).query(
      `select rolname from pg_roles where rolname in ('shop_app', 'shop_reader')
         and (has_schema_privilege(oid, 'jobs', 'usage') or has_table_privilege(oid, 'jobs.job', 'select, insert'))`,
    );
    expect(rows).toEqual([]);
  });

  test("is never sent for work that was undone", async () => {
    const content = { name: "Ana", path: "/" as const };
    await withTenantTransaction(shop, async (tx) => {
      await queueMail(tx, { template: "email-confirmation", to: "undone@example.com", customerId: null, content });
      return { ok: false };
    });
    await queueAny(shop, "done@example.com");
    await until(() => soon("done@example.com", "sent"));
    expect(sentTo("undone@example.com")).toEqual([]);
  });

  test("waits for a server that is away, and then leaves once", async () => {
    await smtp.die();
    await queueAny(shop, "away@example.com");
    await until(
      async () => ((await mailTo(shop, "away@example.com"))?.attempts ?? 0) > 1 || soon("away@example.com", ""),
    );
    expect((await mailTo(shop, "away@example.com"))?.fault).toMatch(/ECONNREFUSED/);
    await smtp.reopen();
    await until(() => soon("away@example.com", "sent"));
    expect(sentTo("away@example.com")).toHaveLength(1);
  });

  test("is tried again where the server says later, always under the same name", async () => {
    let refusals = 2;
    smtp.refuse = () => (refusals-- > 0 ? { code: 451, words: "greylisted" } : undefined);
    await queueAny(shop, "later@example.com");
    await until(() => soon("later@example.com", "sent"));
    expect(await mailTo(shop, "later@example.com")).toMatchObject({ attempts: 3 });
    expect(sentTo("later@example.com")).toHaveLength(1);
  });

  test("is given up at once where the server says never, and holds up no other", async () => {
    smtp.refuse = (to) => (to.startsWith("nobody") ? { code: 550, words: "no such mailbox" } : undefined);
    await queueAny(shop, "nobody@example.com");
    await queueAny(shop, "somebody@example.com");
    await until(() => soon("nobody@example.com", "given-up"));
    await until(() => soon("somebody@example.com", "sent"));
    expect(await mailTo(shop, "nobody@example.com")).toMatchObject({
      attempts: 1,
      fault: expect.stringContaining("no such mailbox"),
    });
  });

  test("that was given up is sent again when its operator says so, under its old name", async () => {
    smtp.refuse = () => ({ code: 550, words: "no such mailbox" });
    await queueAny(shop, "again@example.com");
    await until(() => soon("again@example.com", "given-up"));
    smtp.refuse = undefined;
    const [mail] = await withTenantTransaction(shop, givenUpMails);
    const old = sql`update outbox set created_at = now() - interval '9 days' where id = ${mail?.id}`;
    await withTenantTransaction(shop, (tx) => tx.execute(old));
    expect(await withTenantTransaction(shop, (tx) => sendAgain(tx, new Date(), mail?.id))).toBe(1);
    await until(() => soon("again@example.com", "sent"));
    expect(sentTo("again@example.com").map(({ messageId }) => messageId)).toEqual([`<${mail?.id}@pecas.example>`]);
    expect(await withTenantTransaction(shop, (tx) => sendAgain(tx, new Date(), mail?.id))).toBe(0);
  });

  test("is given up after the last of its attempts, and can be told from what was sent", async () => {
    smtp.refuse = () => ({ code: 450, words: "full" });
    await queueAny(shop, "full@example.com");
    await until(() => soon("full@example.com", "given-up"));
    expect(await mailTo(shop, "full@example.com")).toMatchObject({
      attempts: 15,
      sentAt: null,
      fault: expect.stringContaining("full"),
    });
  });

  test("comes twice under one name where the server dies before it has answered", async () => {
    smtp.beforeAnswer = async () => {
      smtp.beforeAnswer = undefined;
      await smtp.die();
    };
    await queueAny(shop, "twice@example.com");
    await until(async () => (await mailTo(shop, "twice@example.com"))?.fault);
    await smtp.reopen();
    await until(() => soon("twice@example.com", "sent"));
    const names = sentTo("twice@example.com").map(({ messageId }) => messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test("is not held for ever by a server that says nothing, or not what it made of the mail", async () => {
    smtp.hangs = true;
    await queueAny(shop, "hung@example.com");
    await until(async () => (await mailTo(shop, "hung@example.com"))?.fault);
    smtp.hangs = false;
    smtp.beforeAnswer = () => {
      smtp.beforeAnswer = undefined;
      return new Promise(() => {});
    };
    await until(() => soon("hung@example.com", "sent"));
    const names = sentTo("hung@example.com").map(({ messageId }) => messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test("that has waited for days is not sent any more", async () => {
    await smtp.die();
    await queueAny(shop, "old@example.com");
    await withTenantTransaction(shop, (tx) => tx.execute("update outbox set created_at = now() - interval '3 days'"));
    await smtp.reopen();
    await until(() => soon("old@example.com", "given-up"));
    expect(sentTo("old@example.com")).toEqual([]);
  });

  test("of many leaves by two processes, each mail once", async () => {
    const second = await openForTest({ SMTP_URL: smtp.url, MAIL_FROM: "correio@pecas.example" }, own.url);
    const stopSecond = sendMails(second.installation, pace);
    const addresses = Array.from({ length: 60 }, (_, index) => `many-${index}@example.com`);
    await Promise.all(addresses.map((to) => queueAny(shop, to)));
    await until(() => smtp.taken.length >= addresses.length);
    await until(() => soon("many-59@example.com", "sent"));
    await stopSecond();
    await second.close();
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(addresses.sort());
  });
});
