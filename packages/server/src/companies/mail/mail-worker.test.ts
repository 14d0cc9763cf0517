import { THEME_ACCENTS } from "@pecacerta/rules/company";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../testing/fake-smtp.ts";
import { findMailTo, makeRetriesDue, queueTestMail, waitUntil } from "../../../testing/mail.ts";
import { startBackgroundJobs } from "../../app/background-jobs.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { requeueMails } from "../../platform/mail/mail-state.ts";
import { listGivenUpMails } from "../../platform/mail/queries.ts";

const intervals = {
  scheduleSeconds: 1,
  superviseSeconds: 1,
  deletionSeconds: 3600,
  mailPollSeconds: 0.5,
  mailTimeoutMs: 1500,
};

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let smtp: FakeSmtp;
let context: TestInstallation;
let tenant: Tenant;
let stop: () => Promise<void>;

beforeAll(async () => {
  own = await createTestDatabase();
  smtp = await startFakeSmtp();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "correio@pecas.example" };
  context = await openTestInstallation({ ...mail, ORIGIN: "https://pecas.example" }, own.url);
  tenant = await createTestCompany(context.installation, { titulo: "Auto Peças", email: "contato@loja.example" });
  stop = startBackgroundJobs(context.installation, intervals);
});
afterAll(async () => {
  await stop();
  await context.close();
  await smtp.crash();
  await own.drop();
});
beforeEach(() => {
  Object.assign(smtp, { received: [], connections: 0, refuse: undefined, isSilent: false, beforeResponse: undefined });
});

const sentTo = (to: string) => smtp.received.filter((mail) => mail.to === to);
/** The last part of a mail. */
const htmlOf = ({ source }: { source: string } = { source: "" }): string => {
  const encoded = source.slice(source.lastIndexOf("<!doctype")).replaceAll("=\r\n", "");
  return Buffer.from(
    encoded.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
};
const stateOf = async (to: string) => (await findMailTo(tenant, to))?.state;
/** Retries without a pause. */
const soon = async (to: string, state: string) => {
  await makeRetriesDue(tenant);
  return (await stateOf(to)) === state;
};

describe("a mail of a shop with a mail server", () => {
  test("is sent in the company's name from the installation's address; replies go to the company", async () => {
    await queueTestMail(tenant, "ana@example.com");
    await waitUntil(() => soon("ana@example.com", "sent"));
    const [mail] = sentTo("ana@example.com");
    expect(mail?.source).toMatch(/^From: =\?UTF-8\?\S+ <correio@pecas\.example>/m);
    expect(mail?.source).toMatch(/^Reply-To: .*<contato@loja\.example>/m);
    expect(mail?.source).toContain("Auto-Submitted: auto-generated");
    expect(mail?.source.replaceAll("=\r\n", "")).toContain(`https://pecas.example/?r=3D1&company=3D${tenant.slug}`);
    const row = await findMailTo(tenant, "ana@example.com");
    expect(mail?.messageId).toBe(`<${row?.id}@pecas.example>`);
    // A sent mail keeps no content: its links may open an account.
    expect(row).toMatchObject({ content: {}, attempts: 1, lastError: null, sentAt: expect.any(Date) });
  });

  test("has the logo, accent and imprint of its company, as far as it has them", async () => {
    const { installation } = context;
    const dressed = await createTestCompany(installation, {
      titulo: "Moto Sul",
      logotipo: "/pictures/logo-moto-sul.svg",
      corPadrao: "theme-green",
      razaoSocial: "Moto Sul Peças Ltda.",
      cnpj: "11222333000181",
      telefone: "5432101234",
      rua: "Rua das Motos",
      numero: "7",
      bairro: "Centro",
      cidade: "Caxias do Sul",
      uf: "RS",
      cep: "95000300",
    });
    const bare = await createTestCompany(installation, { titulo: "Loja Simples", email: "" });
    await queueTestMail(dressed, "logo@example.com");
    await queueTestMail(bare, "simples@example.com");
    await waitUntil(() => smtp.received.length === 2);
    const html = htmlOf(sentTo("logo@example.com")[0]);
    expect(html).toContain('<img src="https://pecas.example/pictures/logo-moto-sul.png"');
    expect(html).toContain(`background:${THEME_ACCENTS["theme-green"]}`);
    const lines = [
      "Moto Sul Peças Ltda. · CNPJ 11.222.333/0001-81",
      "Rua das Motos, 7 · Centro · Caxias do Sul/RS · CEP 95000-300",
      "Telefone (54) 3210-1234",
    ];
    expect(html).toContain(`">${lines.join("<br>")}<br>`);
    const simple = htmlOf(sentTo("simples@example.com")[0]);
    expect(simple).toContain(`background:${THEME_ACCENTS["theme-red"]}`);
    expect(simple).toMatch(/">Loja Simples<br>Você recebe/);
    expect(simple).not.toMatch(/<img|CNPJ|CEP|Telefone/);
  });

  test("to a list has the headers of one-click unsubscription", async () => {
    const content = { path: "/newsletter/confirm#abc", leavePath: "/newsletter/leave?token=abc" } as const;
    const to = "news@example.com";
    await withTenantTransaction(tenant, (tx) =>
      queueMail(tx, { template: "newsletter-confirmation", to, customerId: null, content }),
    );
    await waitUntil(() => soon(to, "sent"));
    const [headers = ""] = (sentTo(to)[0]?.source ?? "").replace(/\r\n\s+/g, " ").split("\r\n\r\n");
    const address = `https://pecas.example/newsletter/leave?token=abc&company=${tenant.slug}`;
    expect(headers).toContain(`List-Unsubscribe: <${address}>`);
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  test("[GEN-01] is a job that the shop's roles can neither read nor create", async () => {
    const { rows } = await ownerPoolOf(context.installation.database).query(
      `select rolname from pg_roles where rolname in ('shop_app', 'shop_reader')
         and (has_schema_privilege(oid, 'jobs', 'usage') or has_table_privilege(oid, 'jobs.job', 'select, insert'))`,
    );
    expect(rows).toEqual([]);
  });

  test("is never sent for a transaction that was rolled back", async () => {
    const content = { name: "Ana" };
    await withTenantTransaction(tenant, async (tx) => {
      await queueMail(tx, { template: "password-changed", to: "undone@example.com", customerId: null, content });
      return { ok: false };
    });
    await queueTestMail(tenant, "done@example.com");
    await waitUntil(() => soon("done@example.com", "sent"));
    expect(sentTo("undone@example.com")).toEqual([]);
  });

  test("waits for an unavailable server and is then sent once", async () => {
    await smtp.crash();
    await queueTestMail(tenant, "away@example.com");
    await waitUntil(
      async () => ((await findMailTo(tenant, "away@example.com"))?.attempts ?? 0) > 1 || soon("away@example.com", ""),
    );
    expect((await findMailTo(tenant, "away@example.com"))?.lastError).toMatch(/ECONNREFUSED/);
    await smtp.reopen();
    await waitUntil(() => soon("away@example.com", "sent"));
    expect(sentTo("away@example.com")).toHaveLength(1);
  });

  test("is retried after a temporary refusal, with the same Message-ID", async () => {
    let refusals = 2;
    smtp.refuse = () => (refusals-- > 0 ? { code: 451, message: "greylisted" } : undefined);
    await queueTestMail(tenant, "later@example.com");
    await waitUntil(() => soon("later@example.com", "sent"));
    expect(await findMailTo(tenant, "later@example.com")).toMatchObject({ attempts: 3 });
    expect(sentTo("later@example.com")).toHaveLength(1);
  });

  test("fails at once on a permanent refusal, and blocks no other", async () => {
    smtp.refuse = (to) => (to.startsWith("nobody") ? { code: 550, message: "no such mailbox" } : undefined);
    await queueTestMail(tenant, "nobody@example.com");
    await queueTestMail(tenant, "somebody@example.com");
    await waitUntil(() => soon("nobody@example.com", "given-up"));
    await waitUntil(() => soon("somebody@example.com", "sent"));
    expect(await findMailTo(tenant, "nobody@example.com")).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining("no such mailbox"),
    });
  });

  test("that failed is sent again by the operator's command, with the same Message-ID", async () => {
    smtp.refuse = () => ({ code: 550, message: "no such mailbox" });
    await queueTestMail(tenant, "again@example.com");
    await waitUntil(() => soon("again@example.com", "given-up"));
    smtp.refuse = undefined;
    const [mail] = await withTenantTransaction(tenant, listGivenUpMails);
    const old = sql`update outbox set created_at = now() - interval '9 days' where id = ${mail?.id}`;
    await withTenantTransaction(tenant, (tx) => tx.execute(old));
    expect(await withTenantTransaction(tenant, (tx) => requeueMails(tx, new Date(), mail?.id))).toBe(1);
    await waitUntil(() => soon("again@example.com", "sent"));
    expect(sentTo("again@example.com").map(({ messageId }) => messageId)).toEqual([`<${mail?.id}@pecas.example>`]);
    expect(await withTenantTransaction(tenant, (tx) => requeueMails(tx, new Date(), mail?.id))).toBe(0);
  });

  test("fails after its last attempt, and is distinguishable from a sent one", async () => {
    smtp.refuse = () => ({ code: 450, message: "full" });
    await queueTestMail(tenant, "full@example.com");
    await waitUntil(() => soon("full@example.com", "given-up"));
    expect(await findMailTo(tenant, "full@example.com")).toMatchObject({
      attempts: 15,
      sentAt: null,
      lastError: expect.stringContaining("full"),
    });
  });

  test("is repeated with the same Message-ID when the server dies before it responds", async () => {
    smtp.beforeResponse = async () => {
      smtp.beforeResponse = undefined;
      await smtp.crash();
    };
    await queueTestMail(tenant, "twice@example.com");
    await waitUntil(async () => (await findMailTo(tenant, "twice@example.com"))?.lastError);
    await smtp.reopen();
    await waitUntil(() => soon("twice@example.com", "sent"));
    const names = sentTo("twice@example.com").map(({ messageId }) => messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test("is not blocked for ever by a server that does not respond", async () => {
    smtp.isSilent = true;
    await queueTestMail(tenant, "hung@example.com");
    await waitUntil(async () => (await findMailTo(tenant, "hung@example.com"))?.lastError);
    smtp.isSilent = false;
    smtp.beforeResponse = () => {
      smtp.beforeResponse = undefined;
      return new Promise(() => {});
    };
    await waitUntil(() => soon("hung@example.com", "sent"));
    const names = sentTo("hung@example.com").map(({ messageId }) => messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test("that has waited for days is not sent", async () => {
    await smtp.crash();
    await queueTestMail(tenant, "old@example.com");
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(`update outbox set created_at = now() - interval '3 days' where company_id = '${tx.companyId}'`),
    );
    await smtp.reopen();
    await waitUntil(() => soon("old@example.com", "given-up"));
    expect(sentTo("old@example.com")).toEqual([]);
  });

  test("is sent once when two processes send many", async () => {
    const second = await openTestInstallation({ SMTP_URL: smtp.url, MAIL_FROM: "correio@pecas.example" }, own.url);
    const stopSecond = startBackgroundJobs(second.installation, intervals);
    const addresses = Array.from({ length: 60 }, (_, index) => `many-${index}@example.com`);
    await Promise.all(addresses.map((to) => queueTestMail(tenant, to)));
    await waitUntil(() => smtp.received.length >= addresses.length);
    await waitUntil(() => soon("many-59@example.com", "sent"));
    await stopSecond();
    await second.close();
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(addresses.sort());
  });
});
