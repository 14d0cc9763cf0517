import type pg from "pg";
import type { Installation } from "../../app/installation.ts";
import type { Config } from "../../platform/config/config.ts";
import { connect, disconnect } from "../../platform/database/open.ts";
import { pause, repeatedly } from "../../platform/jobs/repeatedly.ts";
import { askJson, type Told } from "../../platform/outbound/ask-json.ts";
import { addTasks, finish, mayCall, nextTask, postpone } from "./progress.ts";
import { broughtBy, firstTasks, type Task } from "./steps.ts";

/** How long to wait for what, in milliseconds. */
export type Pace = {
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

const usualPace: Pace = { pause: 1000, answer: 10_000, failure: 30_000, longest: 3_600_000, idle: 300_000 };

const STATEMENT_MS = 5000;

// Any fixed number will do: it only has to be the same in every process.
const MIRROR_LOCK = 7_290_514;

/**
 * Copies the price table into the shop's own vehicles, in the background, where a service is configured: one process of
 * all, as many calls a day as the service allows. No page and no request ever waits for it. Answers how to stop.
 */
export function mirrorPriceTable(installation: Installation, pace = usualPace): () => Promise<void> {
  const { PRICE_TABLE_URL: base } = installation.config;
  if (!base) return async () => {};
  return repeatedly((signal) => copyAsTheOne(installation, { base, pace, signal }), {
    first: 0,
    every: pace.idle,
    failed: (error) => installation.log.warn({ err: error }, "The price table is not copied for now"),
  });
}

type Work = { base: string; pace: Pace; signal: AbortSignal };

// The connection that holds the lock does all the work: were it lost, nothing more would be written by this process.
async function copyAsTheOne({ config, database, log }: Installation, work: Work): Promise<void> {
  const client = await connect(database.url, { queryTimeout: STATEMENT_MS });
  try {
    await client.query("set role shop_worker");
    const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [MIRROR_LOCK]);
    if (!rows[0]?.got) return;
    await addTasks(client, firstTasks);
    let failures = 0;
    while (!work.signal.aborted) {
      const task = await nextTask(client);
      if (!task || !(await mayCall(client, config.PRICE_TABLE_CALLS_PER_DAY))) return;
      const fault = await copy(client, task, config, work);
      failures = fault ? failures + 1 : 0;
      if (fault) log.warn({ path: task.path, fault: fault.why }, "The price table did not answer as it should");
      await pause(fault ? backoff(work.pace, failures, fault.retryAfter) : work.pace.pause, work.signal);
    }
  } finally {
    await disconnect(client);
  }
}

type Fault = { why: string; retryAfter: number };

/** Asks one address and keeps what came; answers what was wrong, if anything. */
async function copy(client: pg.Client, task: Task, config: Config, work: Work): Promise<Fault | undefined> {
  try {
    const told = await ask(task, config, work);
    // Gone from the table: that is an answer, and it may come back.
    const brought = told.status === 404 ? { vehicles: [], tasks: [] } : broughtBy(task, told.json);
    if (brought) {
      await finish(client, task, brought);
      return undefined;
    }
    await postpone(client, task);
    return { why: told.status === 200 ? "the answer is not of the table" : `status ${told.status}`, ...told };
  } catch (error) {
    // Given up because the shop stops: the address is as it was.
    if (work.signal.aborted) return undefined;
    // An answer that cannot be kept, too, must not stand in the way of all others.
    await postpone(client, task);
    return { why: error instanceof Error ? error.message : String(error), retryAfter: 0 };
  }
}

function ask({ path }: Task, { PRICE_TABLE_TOKEN: token }: Config, { base, pace, signal }: Work): Promise<Told> {
  const headers: Record<string, string> = token ? { "x-subscription-token": token } : {};
  return askJson(new URL(`${base.replace(/\/+$/, "")}/${path}`), { headers, timeoutMs: pace.answer, signal });
}

const backoff = ({ failure, longest }: Pace, failures: number, retryAfter: number): number =>
  Math.min(longest, Math.max(failure * 2 ** Math.min(failures - 1, 20), retryAfter * 1000));
