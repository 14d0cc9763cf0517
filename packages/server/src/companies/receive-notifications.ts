import { setImmediate as eventsHandled } from "node:timers/promises";
import type pg from "pg";
import { pause } from "../platform/jobs/pause.ts";

const LIMIT_MS = 300;

/** Notifications are ordered on a connection: those committed before this call have arrived when it resolves. */
export async function receive(client: pg.Client): Promise<void> {
  await client.query("select 1");
  await eventsHandled();
}

/** Waits for connections that answer in time. */
export async function receiveAll(clients: readonly pg.Client[]): Promise<void> {
  const received = new AbortController();
  void Promise.allSettled(clients.map(receive)).then(() => received.abort());
  await pause(LIMIT_MS, received.signal);
}
