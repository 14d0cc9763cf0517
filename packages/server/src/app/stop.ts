import { setTimeout as pause } from "node:timers/promises";
import type { Installation } from "../companies/installation.ts";
import { reportState } from "../platform/process/process-state.ts";

const LONGEST_STOP_MS = 10_000;
const LONGEST_END_AFTER_EXCEPTION_MS = 30_000;
/** The least time for requests under way after the drain delay. */
const FINISH_MS = 5000;
/** A service manager and the launcher may both pass on the same stop. */
const SAME_SIGNAL_MS = 500;

export type Serving = {
  installation: Installation;
  closeServers(): Promise<unknown>;
};

export type Shutdown = {
  requested(): boolean;
  serve(serving: Serving): void;
};

/**
 * Ends the process on a signal (exit code 0) or an uncaught exception (1): `/readyz` answers 503; after DRAIN_SECONDS
 * (SIGTERM only) the servers close; then `undo`. A second signal, or 10 seconds (30 after an exception), ends the process
 * with 1.
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
    if (serving) exitAfter(Math.max(LONGEST_STOP_MS, delayMs + FINISH_MS));
    end("signal", delayMs);
  };
  // Registered once: a signal between two registrations would be lost.
  process.on("SIGTERM", () => onSignal((serving?.installation.config.DRAIN_SECONDS ?? 0) * 1000));
  process.on("SIGINT", () => onSignal(0));
  process.on("SIGHUP", () => onSignal(0));

  return {
    requested: () => signaledAt !== undefined,
    serve(started) {
      serving = started;
      process.on("uncaughtException", (error) => {
        started.installation.log.fatal({ err: error }, "uncaught exception");
        exitAfter(LONGEST_END_AFTER_EXCEPTION_MS);
        end("exception", 0);
      });
    },
  };
}

const exitAfter = (ms: number): void => void setTimeout(() => process.exit(1), ms).unref();

async function drain(
  { installation, closeServers }: Serving,
  undo: () => Promise<void>,
  cause: "signal" | "exception",
  delayMs: number,
): Promise<void> {
  installation.draining = true;
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
