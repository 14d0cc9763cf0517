import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import { sourceFile } from "../process/source-file.ts";
import { createWorkQueue } from "../work-queue/work-queue.ts";

/** A task was ended because it took too long or too much memory. The same input would do so again. */
export class TaskLimitError extends Error {}

/** A function that a file below `packages/server/src` exports, which computes from its input alone. */
export type ComputeTask<Input, Output> = { file: string; name: string; types?: (input: Input) => Output };

export type RunTask = <Input, Output>(task: ComputeTask<Input, Output>, input: Input) => Promise<Output>;

export type ComputePool = {
  /** `companyId`: one company has one task under way. Rejects with QueueFullError or TaskLimitError, also once `ended`. */
  run<Input, Output>(
    companyId: string,
    task: ComputeTask<Input, Output>,
    input: Input,
    ended?: AbortSignal,
  ): Promise<Output>;
  threads(): number;
  close(): Promise<void>;
};

export type ComputeLimits = { taskMs: number; waiting: number; maxWaitMs: number; idleMs: number };

/** The first task of a thread waits for the thread's start. */
export const computeLimits = (requestMs: number): ComputeLimits => ({
  taskMs: requestMs * 0.6,
  maxWaitMs: requestMs * 0.3,
  waiting: 20,
  idleMs: 30_000,
});

const COMPANY_TASKS = { atOnce: 1, waiting: 4 };
/** A core stays free for the event loop, whose memory the threads share. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Runs pure work above some 50 ms in threads, outside of transactions. Threads start with the first task and end when they
 * are idle.
 */
export function createComputePool(limits: ComputeLimits): ComputePool {
  const queue = createWorkQueue({ atOnce: THREADS, ...limits });
  let opening: Promise<Piscina> | undefined;
  let threads: Piscina | undefined;
  // Loaded with the first task: most processes never have one.
  const openThreads = async () => {
    const library = await import("piscina");
    threads = new library.Piscina({
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: limits.idleMs,
      resourceLimits: MEMORY,
      // Neither secrets nor what the launcher loads into the program.
      env: {},
      execArgv: [],
    });
    return threads;
  };
  return {
    run: (companyId, { file, name }, input, ended) => {
      const work = async () => {
        const limit = AbortSignal.timeout(limits.taskMs);
        const signal = ended ? AbortSignal.any([limit, ended]) : limit;
        opening ??= openThreads();
        const pool = await opening;
        return await pool
          .run(input, { filename: sourceFile(file), name, signal })
          .catch((error: Error & { code?: string }) => {
            const isLimit = signal.aborted || error.code === "ERR_WORKER_OUT_OF_MEMORY";
            throw isLimit ? new TaskLimitError(`${name} was ended`, { cause: error }) : error;
          });
      };
      return queue.run([{ name: companyId, ...COMPANY_TASKS }], work, ended);
    },
    threads: () => threads?.threads.length ?? 0,
    close: async () => await threads?.destroy(),
  };
}
