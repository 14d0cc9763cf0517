import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { queryDatabase } from "./harness.mjs";

const SILENCE_MS = 1000;
// PostgreSQL answers it with one byte, before it asks who connects.
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Returns how a PostgreSQL port reacts: "answers", "refuses" connections, or is "silent". */
export async function probeDatabasePort(port) {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.write(SSL_REQUEST);
    await once(socket, "data", { signal: AbortSignal.timeout(SILENCE_MS) });
    return "answers";
  } catch (error) {
    return error.name === "AbortError" ? "silent" : "refuses";
  } finally {
    socket.destroy();
  }
}

/** The checkpointer's process id changes when PostgreSQL ends all its processes and recovers. */
export async function checkpointerPid(url) {
  const text = "select pid from pg_stat_activity where backend_type = 'checkpointer'";
  let rows = [];
  const isFound = async () => {
    rows = await queryDatabase(url, text).catch(() => []);
    return rows.length > 0;
  };
  if (!(await isTrueSoon(isFound))) throw new Error("PostgreSQL did not recover.");
  return rows[0].pid;
}

/** Waits for a condition that the fault brings about a moment later. */
export async function isTrueSoon(condition, timeoutMs = 10_000) {
  for (const until = performance.now() + timeoutMs; performance.now() < until; await pause(20))
    if (await condition()) return true;
  return false;
}
