import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newCompany, newDatabase, openForTest, ownerPoolOf, type TestInstallation } from "../../../testing/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../../testing/fake-smtp.ts";
import { type Running, startProgram } from "../../../testing/start-program.ts";
import { connect } from "../database/open.ts";
import type { Tenant } from "../database/tenant.ts";
import { sendMails } from "./sending.ts";
import { forgetTheDead, letTimePass, mailTo, queueAny, until } from "./testing.ts";

let own: Awaited<ReturnType<typeof newDatabase>>;
let smtp: FakeSmtp;
let opened: TestInstallation;
let shop: Tenant;
const programs: Running[] = [];

beforeAll(async () => {
  own = await newDatabase();
  smtp = await startFakeSmtp();
  opened = await openForTest({}, own.url);
  shop = await newCompany(opened.installation);
});
afterAll(async () => {
  await opened.close();
  await smtp.die();
  await own.drop();
});
beforeEach(() => {
  Object.assign(smtp, { taken: [], beforeAnswer: undefined });
});
afterEach(() => {
  for (const { process } of programs.splice(0)) process.kill("SIGKILL");
});

const mail = () => ({ SMTP_URL: smtp.url, MAIL_FROM: "correio@pecas.example" });

async function start(): Promise<Running> {
  const program = await startProgram({ DATABASE_URL: own.url, ...mail() });
  programs.push(program);
  return program;
}
const isSent = async (to: string) => (await mailTo(shop, to))?.state === "sent";

describe("processes that send mail", () => {
  test("one that is killed after the server took a mail, and before that was written down, has it sent again by the next", async () => {
    const program = await start();
    const client = await connect(own.url);
    try {
      await client.query(`begin; set local role shop_app; set local app.company = '${shop.companyId}'`);
      smtp.beforeAnswer = () => client.query("select from outbox where recipient = 'killed@example.com' for update");
      await queueAny(shop, "killed@example.com");
      await until(() => smtp.taken.length > 0);
      // The server has said that it has the mail; the program waits to write so.
      await until(async () => (await waitingForUs()) > 0);
      program.process.kill("SIGKILL");
      await program.ended;
    } finally {
      await client.end();
    }
    smtp.beforeAnswer = undefined;
    const next = await openForTest(mail(), own.url);
    const stop = sendMails(next.installation, { pollSeconds: 0.5, superviseSeconds: 1, longest: 5000 });
    await until(async () => {
      await forgetTheDead(shop);
      await letTimePass(shop);
      return await isSent("killed@example.com");
    });
    await stop();
    await next.close();
    const names = smtp.taken.map(({ messageId }) => messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(await mailTo(shop, "killed@example.com")).toMatchObject({ attempts: 2 });
  });

  test("one that is asked to end first finishes what it sends", async () => {
    const program = await start();
    smtp.beforeAnswer = () => wait(1500);
    await queueAny(shop, "last@example.com");
    await until(() => smtp.taken.length > 0);
    program.process.kill("SIGTERM");
    expect(await program.ended).toBe(0);
    expect(await isSent("last@example.com")).toBe(true);
    expect(smtp.taken).toHaveLength(1);
  });

  test("one that is asked to end while a server hangs gives the mail back, and ends in time", async () => {
    const program = await start();
    smtp.beforeAnswer = () => new Promise(() => {});
    await queueAny(shop, "hung@example.com");
    await until(() => smtp.taken.length > 0);
    const asked = performance.now();
    program.process.kill("SIGTERM");
    expect(await program.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    // Whoever comes next need not wait until it is taken for dead.
    const { rows } = await ownerPoolOf(opened.installation.database).query(
      "select state from jobs.job where state <> 'completed'",
    );
    expect(rows).toEqual([{ state: "retry" }]);
    expect(await mailTo(shop, "hung@example.com")).toMatchObject({ state: "waiting", attempts: 1 });
  });

  /** How many of the database's sessions wait for a lock. */
  async function waitingForUs(): Promise<number> {
    const { rows } = await ownerPoolOf(opened.installation.database).query<{ count: number }>(
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return Number(rows[0]?.count);
  }
});
