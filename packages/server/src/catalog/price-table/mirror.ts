import type pg from "pg";
import type { Installation } from "../../companies/installation.ts";
import type { Config } from "../../platform/config/config.ts";
import { connect, disconnect } from "../../platform/database/open.ts";
import { pause } from "../../platform/jobs/pause.ts";
import type { ScheduledJob } from "../../platform/jobs/scheduled-job.ts";
import { fetchJson, type JsonResponse } from "../../platform/outbound/fetch-json.ts";
import { INITIAL_TASKS, type MirrorTask, readTaskResult } from "./mirror-tasks.ts";
import { addTasks, completeTask, consumeDailyCall, nextTask, postponeTask } from "./task-queue.ts";

export type MirrorTiming = {
  pause: number;
  answer: number;
  /** After a failure; doubled after each further one in a row, up to `longest`. */
  failure: number;
  longest: number;
};

const DEFAULT_TIMING: MirrorTiming = {
  pause: 1000,
  answer: 10_000,
  failure: 30_000,
  longest: 3_600_000,
};

const STATEMENT_MS = 5000;

const MIRROR_LOCK = 7_290_514;

/** Copies the service of PRICE_TABLE_URL into the table `vehicles`, within the daily limit of calls. */
export const createPriceTableJob = (installation: Installation, timing = DEFAULT_TIMING): ScheduledJob => ({
  name: "price-table",
  cron: "*/5 * * * *",
  async run(signal) {
    const { PRICE_TABLE_URL: base } = installation.config;
    if (base) await runExclusively(installation, { base, timing, signal });
  },
});

type MirrorRun = { base: string; timing: MirrorTiming; signal: AbortSignal };

// All work runs on the connection that holds the lock: a process that loses the lock cannot write any more.
async function runExclusively({ config, database, log }: Installation, run: MirrorRun): Promise<void> {
  const client = await connect(database.url, { queryTimeout: STATEMENT_MS });
  try {
    await client.query("set role shop_worker");
    const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [MIRROR_LOCK]);
    if (!rows[0]?.got) return;
    await addTasks(client, INITIAL_TASKS);
    let failures = 0;
    while (!run.signal.aborted) {
      const task = await nextTask(client);
      if (!task || !(await consumeDailyCall(client, config.PRICE_TABLE_CALLS_PER_DAY))) return;
      const failure = await runTask(client, task, config, run);
      failures = failure ? failures + 1 : 0;
      if (failure) log.warn({ path: task.path, failure: failure.reason }, "A price table task failed");
      await pause(failure ? backoff(run.timing, failures, failure.retryAfter) : run.timing.pause, run.signal);
    }
  } finally {
    await disconnect(client);
  }
}

type TaskFailure = { reason: string; retryAfter: number };

async function runTask(
  client: pg.Client,
  task: MirrorTask,
  config: Config,
  run: MirrorRun,
): Promise<TaskFailure | undefined> {
  try {
    const response = await request(task, config, run);
    // A removed entry is not a failure; it may come back.
    const result = response.status === 404 ? { vehicles: [], tasks: [] } : readTaskResult(task, response.json);
    if (result) {
      await completeTask(client, task, result);
      return undefined;
    }
    await postponeTask(client, task);
    return {
      reason: response.status === 200 ? "unexpected response" : `status ${response.status}`,
      ...response,
    };
  } catch (error) {
    // Canceled by the stop: the task stays due.
    if (run.signal.aborted) return undefined;
    // A response that cannot be stored must not block the other tasks.
    await postponeTask(client, task);
    return { reason: error instanceof Error ? error.message : String(error), retryAfter: 0 };
  }
}

function request(
  { path }: MirrorTask,
  { PRICE_TABLE_TOKEN: token }: Config,
  { base, timing, signal }: MirrorRun,
): Promise<JsonResponse> {
  const headers: Record<string, string> = token ? { "x-subscription-token": token } : {};
  return fetchJson(new URL(`${base.replace(/\/+$/, "")}/${path}`), { headers, timeoutMs: timing.answer, signal });
}

const backoff = ({ failure, longest }: MirrorTiming, failures: number, retryAfter: number): number =>
  Math.min(longest, Math.max(failure * 2 ** Math.min(failures - 1, 20), retryAfter * 1000));
