import { setTimeout as wait } from "node:timers/promises";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import { frozenProcesses } from "./cluster-processes.ts";
import { type Home, supervisorLock } from "./home.ts";
import { holdFileLock } from "./lock.ts";
import { sendSignal } from "./process.ts";
import { findRunningServer, isServerAlive, type RunningServer } from "./server.ts";

type ServerState = "running" | "restarting";

export type ServerHealth = { state(): ServerState; restarts(): number };

type ServerSupervisor = ServerHealth & {
  /** Ends the supervision, and a start that is under way. The server goes on. */
  stop(): Promise<void>;
};

type SupervisedServer = {
  home: Home;
  server: RunningServer;
  /** Starts the server, or finds it started by another process; undefined if another one is busy with it. */
  launch: (signal: AbortSignal) => Promise<Outcome<RunningServer, string> | undefined>;
  log: (line: string) => void;
};

const CHECK_MS = 200;
const FROZEN_CHECK_MS = 1000;
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 30_000;
const HEALTHY_MS = 60_000;
const EXIT_CODE_MS = 500;

/** Of the processes that use a server, the one with the lock starts it again when it ends, and wakes it when it is frozen. */
export function superviseServer({ home, server, launch, log }: SupervisedServer): ServerSupervisor {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  const backOff = newBackOff();
  const wakeFrozen = newWaker(log);
  let current = server;
  let state: ServerState = "running";
  let [restarts, checkedAt, problem] = [0, Number.NEGATIVE_INFINITY, ""];
  let release: (() => Promise<void>) | undefined;

  async function watch(): Promise<void> {
    for (; !signal.aborted; await pause(CHECK_MS)) {
      const { message = "" } = (await check().catch((error: Error) => error)) ?? {};
      if (message && message !== problem) log(`The database cannot be supervised: ${message}`);
      problem = message;
    }
  }

  async function check(): Promise<undefined> {
    const found = findRunningServer(home) ?? (isServerAlive(home, current) ? current : undefined);
    if (found && found.pid !== current.pid) current = found;
    state = found?.ready ? "running" : "restarting";
    if (found && performance.now() - checkedAt < FROZEN_CHECK_MS) return;
    checkedAt = performance.now();
    release ??= await holdFileLock(supervisorLock(home));
    if (!release) return;
    if (found) wakeFrozen(found.pid);
    else await restart();
  }

  async function restart(): Promise<void> {
    const endedAt = performance.now();
    restarts += 1;
    let delay = backOff.next();
    log(`The database ended (${await endOf(current)}). It starts again in ${delay / 1000} s: restart ${restarts}.`);
    for (;;) {
      await pause(delay);
      const started = signal.aborted ? undefined : await launch(signal).catch(({ message }) => refuse(message));
      if (signal.aborted) return;
      if (started?.ok) {
        current = started.value;
        state = "running";
        backOff.started();
        return log(`The database is back, ${((performance.now() - endedAt) / 1000).toFixed(1)} s after it ended.`);
      }
      delay = backOff.next();
      const reason = started?.refusal ?? "Another process is busy with its folder.";
      log(`The database is still away: ${reason} The next attempt follows in ${delay / 1000} s.`);
    }
  }

  const running = watch();
  return {
    state: () => state,
    restarts: () => restarts,
    async stop() {
      stopping.abort();
      await running;
      await release?.();
    },
  };
}

function newBackOff() {
  let delay = FIRST_DELAY_MS;
  let startedAt = performance.now();
  return {
    next(): number {
      if (performance.now() - startedAt > HEALTHY_MS) delay = FIRST_DELAY_MS;
      startedAt = Number.POSITIVE_INFINITY;
      const next = delay;
      delay = Math.min(2 * delay, LONGEST_DELAY_MS);
      return next;
    },
    started(): void {
      startedAt = performance.now();
    },
  };
}

/** Wakes processes that are frozen at two checks in a row: a short stop, of a debugger for example, is left alone. */
function newWaker(log: (line: string) => void) {
  let frozenBefore: number[] = [];
  return (postmaster: number): void => {
    const frozen = frozenProcesses(postmaster);
    const woken = frozen.filter((pid) => frozenBefore.includes(pid));
    frozenBefore = frozen;
    for (const pid of woken) sendSignal(pid, "SIGCONT");
    if (woken.length > 0) log(`The database was frozen (SIGSTOP) and goes on: ${woken.length} of its processes.`);
  };
}

const endOf = async ({ ended }: RunningServer): Promise<string> =>
  (await Promise.race([ended, wait(EXIT_CODE_MS, undefined, { ref: false })])) ?? "another process started it";
