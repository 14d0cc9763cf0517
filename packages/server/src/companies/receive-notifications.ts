import { setImmediate as eventsHandled } from "node:timers/promises";
import type pg from "pg";
import { pause } from "../platform/jobs/pause.ts";

/** Notifications are ordered on a connection: those committed before this call have arrived when it resolves. */
export async function receive(client: Pick<pg.Client, "query">): Promise<void> {
  await client.query("select 1");
  await eventsHandled();
}

/** Returns a function that waits for the notifications of all connections, for `limit` milliseconds at most. */
export function createCatchUp(clients: () => readonly Pick<pg.Client, "query">[], limit: number): () => Promise<void> {
  const receiveAll = shareRuns(() => Promise.allSettled(clients().map(receive)));
  return async () => {
    const received = new AbortController();
    void receiveAll().then(() => received.abort());
    await pause(limit, received.signal);
  };
}

/** One run at a time. Callers meanwhile share the next one: what they wait for may have come after the present one began. */
function shareRuns(run: () => Promise<unknown>): () => Promise<unknown> {
  let current: Promise<unknown> | undefined;
  let next: Promise<unknown> | undefined;
  const start = () => {
    next = undefined;
    current = run().finally(() => {
      current = undefined;
    });
    return current;
  };
  return () => {
    if (!current) return start();
    next ??= current.then(() => current ?? start());
    return next;
  };
}
