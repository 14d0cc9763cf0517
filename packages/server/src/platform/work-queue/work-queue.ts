import pLimit, { type LimitFunction } from "p-limit";

/** The queue is full, the work waited too long, or its client has left. The work was not started. */
export class QueueFullError extends Error {}

export type QueueLimits = { atOnce: number; waiting: number };

export type Lane = QueueLimits & { name: string };

export type WorkQueueOptions = QueueLimits & {
  maxWaitMs?: number;
};

export type WorkQueue = {
  /**
   * `lanes`: widest first. A busy lane delays another by at most its own `atOnce`. A full lane rejects. `left`: nobody
   * waits for the work any more, so it does not begin.
   */
  run<Value>(lanes: readonly Lane[], work: () => Promise<Value>, left?: AbortSignal): Promise<Value>;
};

type OpenLane = { limit: LimitFunction; inside: number; max: number };

export function createWorkQueue({ maxWaitMs, ...limits }: WorkQueueOptions): WorkQueue {
  const root = openLane(limits);
  const open = new Map<string, OpenLane>();

  function enter(lane: Lane): OpenLane {
    const found = open.get(lane.name) ?? openLane(lane);
    open.set(lane.name, found);
    return found;
  }

  return {
    async run(lanes, work, left) {
      const passed = [root, ...lanes.map(enter)];
      const isFull = passed.some(({ inside, max }) => inside >= max);
      for (const lane of passed) lane.inside++;
      try {
        if (isFull) throw new QueueFullError("Too much work waits already");
        return await inTurn(passed, work, { maxWaitMs, left });
      } finally {
        for (const lane of passed) lane.inside--;
        for (const { name } of lanes) if (open.get(name)?.inside === 0) open.delete(name);
      }
    },
  };
}

const openLane = ({ atOnce, waiting }: QueueLimits): OpenLane => ({
  limit: pLimit(atOnce),
  inside: 0,
  max: atOnce + waiting,
});

type Patience = { maxWaitMs: number | undefined; left: AbortSignal | undefined };

function inTurn<Value>(lanes: OpenLane[], work: () => Promise<Value>, { maxWaitMs, left }: Patience): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    let isRefused = false;
    const refuse = (reason: string) => {
      isRefused = true;
      stopWaiting();
      reject(new QueueFullError(reason));
    };
    const leave = () => refuse("Nobody waits for it any more");
    const timer = maxWaitMs === undefined ? undefined : setTimeout(refuse, maxWaitMs, `Waited ${maxWaitMs} ms`);
    const stopWaiting = () => {
      clearTimeout(timer);
      left?.removeEventListener("abort", leave);
    };
    if (left?.aborted) return leave();
    left?.addEventListener("abort", leave);
    const begin = async () => {
      if (isRefused) return;
      stopWaiting();
      await work().then(resolve, reject);
    };
    // The narrowest lane first, the whole queue last.
    const start = lanes.reduce<() => Promise<void>>(
      (next, { limit }) =>
        () =>
          limit(next),
      begin,
    );
    start().catch(reject);
  });
}
