import type pg from "pg";
import type { Installation } from "../../app/installation.ts";
import type { Config } from "../../platform/config/config.ts";
import { connect, disconnect } from "../../platform/database/open.ts";
import { pause, runPeriodically } from "../../platform/jobs/run-periodically.ts";
import { fetchJson, type JsonResponse } from "../../platform/outbound/fetch-json.ts";
import { INITIAL_TASKS, type MirrorTask, readTaskResult } from "./mirror-tasks.ts";
import { addTasks, completeTask, consumeDailyCall, nextTask, postponeTask } from "./task-queue.ts";

/** How long to wait for what, in milliseconds. */
export type MirrorTiming = {
  /** Between two calls. */
  pause: number;
  /** For the whole of one answer. */
  answer: number;
  /** After the first failure in a row; twice as long after each further one, up to `longest`. */
  failure: number;
  longest: number;
  /** Until the next look, where another process copies, nothing is due, or the day has no calls left. */
  idle: number;
};

const DEFAULT_TIMING: MirrorTiming = {
  pause: 1000,
  answer: 10_000,
  failure: 30_000,
  longest: 3_600_000,
  idle: 300_000,
};

const STATEMENT_MS = 5000;

// Any fixed number will do: it only has to be the same in every process.
const MIRROR_LOCK = 7_290_514;

/**
 * Copies the price table into the shop's own vehicles, in the background, where a service is configured: one process of
 * all, as many calls a day as the service allows. No page and no request ever waits for it. Answers how to stop.
 */
export function startPriceTableMirror(installation: Installation, timing = DEFAULT_TIMING): () => Promise<void> {
  const { PRICE_TABLE_URL: base } = installation.config;
  if (!base) return async () => {};
  return runPeriodically((signal) => runExclusively(installation, { base, timing, signal }), {
    initialDelayMs: 0,
    intervalMs: timing.idle,
    onError: (error) => installation.log.warn({ err: error }, "The price table is not copied for now"),
  });
}

type MirrorRun = { base: string; timing: MirrorTiming; signal: AbortSignal };

// The connection that holds the lock does all the work: were it lost, nothing more would be written by this process.
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
      if (failure)
        log.warn({ path: task.path, failure: failure.reason }, "The price table did not answer as it should");
      await pause(failure ? backoff(run.timing, failures, failure.retryAfter) : run.timing.pause, run.signal);
    }
  } finally {
    await disconnect(client);
  }
}

type TaskFailure = { reason: string; retryAfter: number };

/** Asks one address and keeps what came; answers what was wrong, if anything. */
async function runTask(
  client: pg.Client,
  task: MirrorTask,
  config: Config,
  run: MirrorRun,
): Promise<TaskFailure | undefined> {
  try {
    const response = await request(task, config, run);
    // Gone from the table: that is an answer, and it may come back.
    const result = response.status === 404 ? { vehicles: [], tasks: [] } : readTaskResult(task, response.json);
    if (result) {
      await completeTask(client, task, result);
      return undefined;
    }
    await postponeTask(client, task);
    return {
      reason: response.status === 200 ? "the answer is not of the table" : `status ${response.status}`,
      ...response,
    };
  } catch (error) {
    // Given up because the shop stops: the address is as it was.
    if (run.signal.aborted) return undefined;
    // An answer that cannot be kept, too, must not stand in the way of all others.
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
