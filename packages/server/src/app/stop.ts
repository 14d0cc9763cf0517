import { setTimeout as pause } from "node:timers/promises";
import type { Installation } from "../companies/installation.ts";
import { reportState } from "../platform/process/process-state.ts";

const LONGEST_STOP_MS = 10_000;
/** What requests under way have at least after the drain delay. */
const FINISH_MS = 5000;
/** A service manager signals every process, and the launcher passes its own signal on: that is one request to end. */
const SAME_SIGNAL_MS = 500;

export type Serving = {
  installation: Installation;
  /** Refuses new connections at once, and resolves when the requests under way are finished. */
  closeServers(): Promise<unknown>;
};

export type Shutdown = {
  /** Whether the process was asked to end. */
  requested(): boolean;
  /** From now on requests may be under way: they are finished before the process ends. */
  serve(serving: Serving): void;
};

/**
 * Ends the process in order on a signal (exit code 0) and on an uncaught exception (exit code 1).
 *
 * While the shop starts, what was begun is undone. Once it serves: `/readyz` answers 503; after DRAIN_SECONDS (SIGTERM
 * only) no new connections; requests under way are finished; then `undo`. A second signal, or 10 seconds, ends the
 * process at once with 1. Further exceptions meanwhile are logged and change nothing else.
 */
export function handleShutdown(undo: () => Promise<void>): Shutdown {
  let signaledAt: number | undefined;
  let serving: Serving | undefined;
  let ending = false;

  const end = (cause: "signal" | "exception", delayMs: number) => {
    if (ending) return;
    ending = true;
    if (serving) void drain(serving, undo, cause, delayMs);
    else void undo().finally(() => process.exit(1));
  };
  const onSignal = (delayMs: number) => {
    const now = performance.now();
    if (signaledAt !== undefined) {
      if (now - signaledAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    signaledAt = now;
    reportState({ state: "stopping" });
    end("signal", delayMs);
  };
  // Registered once and for all: a signal between two registrations would be lost.
  process.on("SIGTERM", () => onSignal((serving?.installation.config.DRAIN_SECONDS ?? 0) * 1000));
  process.on("SIGINT", () => onSignal(0));
  process.on("SIGHUP", () => onSignal(0));

  return {
    requested: () => signaledAt !== undefined,
    serve(started) {
      serving = started;
      process.on("uncaughtException", (error) => {
        started.installation.log.fatal({ err: error }, "uncaught exception");
        end("exception", 0);
      });
    },
  };
}

async function drain(
  { installation, closeServers }: Serving,
  undo: () => Promise<void>,
  cause: "signal" | "exception",
  delayMs: number,
): Promise<void> {
  installation.draining = true;
  setTimeout(() => process.exit(1), Math.max(LONGEST_STOP_MS, delayMs + FINISH_MS)).unref();
  await pause(delayMs);
  try {
    const closed = closeServers();
    if (cause === "exception") reportState({ state: "failing" });
    await closed;
    await undo();
    process.exit(cause === "exception" ? 1 : 0);
  } catch (error) {
    installation.log.error({ err: error }, "Stopping failed");
    process.exit(1);
  }
}
