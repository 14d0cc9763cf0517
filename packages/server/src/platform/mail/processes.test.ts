import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../testing/fake-smtp.ts";
import { expireHeartbeats, findMailTo, makeRetriesDue, queueTestMail, waitUntil } from "../../../testing/mail.ts";
import { type RunningProgram, startProgram } from "../../../testing/start-program.ts";
import { startBackgroundJobs } from "../../app/background-jobs.ts";
import { connect } from "../database/open.ts";
import type { Tenant } from "../database/tenant.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let smtp: FakeSmtp;
let context: TestInstallation;
let tenant: Tenant;
const programs: RunningProgram[] = [];

beforeAll(async () => {
  own = await createTestDatabase();
  smtp = await startFakeSmtp();
  context = await openTestInstallation({}, own.url);
  tenant = await createTestCompany(context.installation);
});
afterAll(async () => {
  await context.close();
  await smtp.crash();
  await own.drop();
});
beforeEach(() => {
  Object.assign(smtp, { received: [], beforeResponse: undefined });
});
afterEach(() => {
  for (const { process } of programs.splice(0)) process.kill("SIGKILL");
});

const mail = () => ({ SMTP_URL: smtp.url, MAIL_FROM: "correio@pecas.example" });

async function start(): Promise<RunningProgram> {
  const program = await startProgram({ DATABASE_URL: own.url, ...mail() });
  programs.push(program);
  return program;
}
const isSent = async (to: string) => (await findMailTo(tenant, to))?.state === "sent";

describe("processes that send mail", () => {
  test("that are killed between sending and recording a mail leave it to the next process", async () => {
    const program = await start();
    const client = await connect(own.url);
    try {
      await client.query("begin");
      await client.query(`set local role shop_app; set local app.company = '${tenant.companyId}'`);
      smtp.beforeResponse = () => client.query("select from outbox where recipient = 'killed@example.com' for update");
      await queueTestMail(tenant, "killed@example.com");
      await waitUntil(() => smtp.received.length > 0);
      // The mail server has accepted the mail; the process waits for the lock to record it.
      await waitUntil(async () => (await waitingForUs()) > 0);
      program.process.kill("SIGKILL");
      await program.exitCode;
    } finally {
      await client.end();
    }
    smtp.beforeResponse = undefined;
    const next = await openTestInstallation(mail(), own.url);
    const stop = startBackgroundJobs(next.installation, {
      scheduleSeconds: 1,
      superviseSeconds: 1,
      deletionSeconds: 3600,
      mailPollSeconds: 0.5,
      mailTimeoutMs: 5000,
    });
    await waitUntil(async () => {
      await expireHeartbeats(tenant);
      await makeRetriesDue(tenant);
      return await isSent("killed@example.com");
    });
    await stop();
    await next.close();
    const names = smtp.received.map(({ messageId }) => messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(await findMailTo(tenant, "killed@example.com")).toMatchObject({ attempts: 2 });
  });

  test("finish the current mail before they stop", async () => {
    const program = await start();
    smtp.beforeResponse = () => wait(1500);
    await queueTestMail(tenant, "last@example.com");
    await waitUntil(() => smtp.received.length > 0);
    program.process.kill("SIGTERM");
    expect(await program.exitCode).toBe(0);
    expect(await isSent("last@example.com")).toBe(true);
    expect(smtp.received).toHaveLength(1);
  });

  test("return the mail to the queue when they stop while a server hangs", async () => {
    const program = await start();
    smtp.beforeResponse = () => new Promise(() => {});
    await queueTestMail(tenant, "hung@example.com");
    await waitUntil(() => smtp.received.length > 0);
    const signaledAt = performance.now();
    program.process.kill("SIGTERM");
    expect(await program.exitCode).toBe(0);
    expect(performance.now() - signaledAt).toBeLessThan(10_000);
    // The next process need not wait until this one is considered dead.
    const { rows } = await ownerPoolOf(context.installation.database).query(
      "select state from jobs.job where name = 'mail' and state <> 'completed'",
    );
    expect(rows).toEqual([{ state: "retry" }]);
    expect(await findMailTo(tenant, "hung@example.com")).toMatchObject({ state: "waiting", attempts: 1 });
  });

  /** How many of the database's sessions wait for a lock. */
  async function waitingForUs(): Promise<number> {
    const { rows } = await ownerPoolOf(context.installation.database).query<{ count: number }>(
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return Number(rows[0]?.count);
  }
});
