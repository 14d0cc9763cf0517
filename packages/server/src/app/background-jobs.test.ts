import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPoolOf,
  type TestDatabase,
  type TestInstallation,
} from "../../testing/database.ts";
import { waitUntil } from "../../testing/mail.ts";
import { findProductBySlug } from "../catalog/products/queries.ts";
import { newLog } from "../platform/http/logging.ts";
import { startPgBoss } from "../platform/jobs/pg-boss.ts";
import { type ScheduledJob, scheduleJob } from "../platform/jobs/scheduled-job.ts";
import { startBackgroundJobs } from "./background-jobs.ts";

const intervals = {
  scheduleSeconds: 1,
  superviseSeconds: 1,
  deletionSeconds: 1,
  mailPollSeconds: 1,
  mailTimeoutMs: 1000,
};

let own: TestDatabase;
let context: TestInstallation;
beforeAll(async () => {
  own = await createTestDatabase();
  context = await openTestInstallation({}, own.url);
});
afterAll(async () => {
  await context.close();
  await own.drop();
});

const jobsOf = async (name: string) => {
  const text = "select id, state from jobs.job where name = $1";
  return (await ownerPoolOf(context.installation.database).query<{ id: string; state: string }>(text, [name])).rows;
};

test("the jobs run by themselves, without a mail server", async () => {
  const tenant = await createTestCompany(context.installation);
  const sale = { price: 80_00, compareAtPrice: 100_00, saleEndsAt: new Date(Date.now() - 1) };
  const { slug } = await createTestProduct(tenant, sale);
  const stop = startBackgroundJobs(context.installation, intervals);
  await waitUntil(async () => (await findProductBySlug(tenant, slug))?.compareAtPrice === null);
  await stop();
});

test("finished runs are deleted after an hour, those of pg-boss's own queue too", async () => {
  const { database } = context.installation;
  const finishedRuns = async (name: string) =>
    (await jobsOf(name)).filter(({ state }) => state === "completed").map(({ id }) => id);
  const stop = startBackgroundJobs(context.installation, intervals);
  for (const name of ["sale-expiry", "__pgboss__send-it"]) {
    const oldRun = await waitUntil(async () => (await finishedRuns(name))[0]);
    const text = "update jobs.job set completed_on = completed_on - interval '61 minutes' where id = $1";
    await ownerPoolOf(database).query(text, [oldRun]);
    await waitUntil(async () => !(await finishedRuns(name)).includes(oldRun));
  }
  await stop();
});

test("a scheduled run is one process's, and one that fails is logged", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { database } = context.installation;
  const log = newLog("warn", stream);
  const stopping = new AbortController();
  let runs = 0;
  const job: ScheduledJob = {
    name: "failing",
    cron: "* * * * *",
    async run() {
      runs += 1;
      await wait(100);
      throw new Error("the disk is full");
    },
  };
  const processes = [];
  for (let index = 0; index < 2; index++) {
    const boss = await startPgBoss({ database, log }, intervals);
    await scheduleJob(boss, job, { log, pollSeconds: 0.5, stopping: stopping.signal });
    processes.push(boss);
  }
  await waitUntil(async () => (await jobsOf("failing")).some(({ state }) => state === "failed"));
  for (const boss of processes) await boss.stop({ timeout: 1000 });
  const jobs = await jobsOf("failing");
  expect(runs).toBe(jobs.filter(({ state }) => state === "failed").length);
  expect(lines.join("")).toContain("the disk is full");
  expect(lines.join("")).toContain('"job":"failing"');
});
