import type { JobResult, PgBoss, Queue } from "pg-boss";
import type { Logger } from "pino";

export type ScheduledJob = {
  name: string;
  /** In UTC. */
  cron: string;
  run(signal: AbortSignal): Promise<void>;
};

const QUEUE: Omit<Queue, "name"> = {
  policy: "exclusive",
  // The next run of the schedule is the retry.
  retryLimit: 0,
  heartbeatSeconds: 15,
  expireInSeconds: 82_800,
  deleteAfterSeconds: 3600,
};

type WorkerOptions = { log: Logger; pollSeconds: number; stopping: AbortSignal };

export async function scheduleJob(boss: PgBoss, job: ScheduledJob, options: WorkerOptions): Promise<void> {
  const { name, cron } = job;
  await boss.createQueue(name, QUEUE);
  await boss.schedule(name, cron, null, { missed: "once" });
  const workOptions = { pollingIntervalSeconds: options.pollSeconds, perJobResults: true } as const;
  await boss.work(name, workOptions, async (runs): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (const { id, signal } of runs) {
      const isDone = await runJob(job, AbortSignal.any([signal, options.stopping]), options.log);
      results.push({ id, status: isDone ? "completed" : "failed" });
    }
    return results;
  });
}

async function runJob({ name, run }: ScheduledJob, signal: AbortSignal, log: Logger): Promise<boolean> {
  try {
    await run(signal);
    return true;
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, job: name }, "A background job failed");
    return false;
  }
}
