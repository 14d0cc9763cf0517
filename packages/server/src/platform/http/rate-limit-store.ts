import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { Logger } from "pino";
import { createCache } from "../cache/cache.ts";
import type { Database } from "../database/open.ts";
import { addNetworkCounts } from "./network-rate-limits.ts";
import { secondsToWait, windowStart } from "./rate-limits.ts";

const WINDOW_S = 60;
const SHARE_MS = 1000;
/** Below both, a process counts a network in memory only: few requests cost no write. */
const SHARED_FROM_PART = 0.1;
const SHARED_FROM_REQUESTS = 10;
const MAX_NETWORKS = 20_000;

type Count = { subject: string; network: string; window: Date; inDatabase: number; unshared: number };

export type RequestCounts = {
  /** Returns how many requests of the network all processes have counted in this minute. */
  increment(subject: string, network: string, max: number): number;
  stop(): void;
};

/** Counts in memory and adds to the database every second. While that is unavailable each process counts alone. */
export function createRequestCounts({ database, log }: { database: Database; log: Logger }): RequestCounts {
  const counts = createCache<Count>({ name: "rate-limits", maxEntries: MAX_NETWORKS });
  const changed = new Set<Count>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function share(): Promise<void> {
    const sent = [...changed].map((count) => ({ ...count, attempts: count.unshared, count }));
    changed.clear();
    try {
      for (const { count, attempts, total } of await addNetworkCounts(database, sent)) {
        count.inDatabase = total;
        count.unshared -= attempts;
      }
    } catch (error) {
      log.warn({ err: error }, "The counts of rate limits could not be shared with other processes");
    }
    timer = undefined;
    if (changed.size > 0) scheduleShare();
  }

  function scheduleShare(): void {
    if (!isStopped) timer ??= setTimeout(share, SHARE_MS).unref();
  }

  return {
    increment(subject, network, max) {
      const window = windowStart(WINDOW_S, new Date());
      const key = `${subject} ${network}`;
      const stored = counts.get(key, window.getTime());
      const count = stored ?? { subject, network, window, inDatabase: 0, unshared: 0 };
      if (!stored) counts.set(key, count, window.getTime());
      count.unshared++;
      const total = count.inDatabase + count.unshared;
      if (total >= Math.min(max * SHARED_FROM_PART, SHARED_FROM_REQUESTS)) {
        changed.add(count);
        scheduleShare();
      }
      return total;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The store of @fastify/rate-limit: a call with a limit of its own is counted apart, the others together as `subject`. */
export function rateLimitStore(counts: RequestCounts, subject: string) {
  return class Store implements FastifyRateLimitStore {
    incr(
      network: string,
      callback: (error: Error | null, result?: { ttl: number; current: number }) => void,
      _timeWindow: number,
      max: number,
    ): void {
      const current = counts.increment(subject, network, max);
      callback(null, { current, ttl: 1000 * secondsToWait({ seconds: WINDOW_S, now: new Date() }) });
    }

    child(options: unknown): FastifyRateLimitStore {
      const { method, url } = (options as { routeInfo: { method?: string; url?: string } }).routeInfo;
      return new (rateLimitStore(counts, url ? `${method} ${url}` : subject))();
    }
  };
}
