import type { Installation } from "./installation.ts";

const GRACE_MS = 10_000;
// Long enough for a load balancer to see /readyz and send its next request elsewhere.
const NOTICE_MS = 1000;

export type Heeded = {
  /** Whether the process was asked to end. */
  asked(): boolean;
  /** From now on there are shoppers whose requests have to be finished first. */
  serves(installation: Installation): void;
};

/**
 * Ends the process in order when it is asked to. While the shop starts there is nothing to finish: what is there already
 * is undone. Once it serves: no longer ready, then no new connections, then what is under way is finished, then the
 * database is let go. A second signal, or 10 seconds, ends it at once.
 */
export function heedSignals(undo: () => Promise<void>): Heeded {
  let asked = false;
  let serving: Installation | undefined;
  const end = (code: number, notice: number) => {
    if (asked) process.exit(1);
    asked = true;
    if (serving) void stop(serving, undo, { code, notice });
    else void undo().finally(() => process.exit(1));
  };
  // Never taken off and put on again: a signal that came in between would be lost.
  process.on("SIGTERM", () => end(0, NOTICE_MS));
  process.on("SIGINT", () => end(0, 0));
  process.on("SIGHUP", () => end(0, 0));
  return {
    asked: () => asked,
    serves(installation) {
      serving = installation;
      process.on("uncaughtException", (error) => {
        installation.log.fatal({ err: error }, "An exception that nobody caught");
        end(1, 0);
      });
    },
  };
}

type Ending = { code: number; notice: number };

async function stop(installation: Installation, undo: () => Promise<void>, { code, notice }: Ending): Promise<void> {
  installation.draining = true;
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  await new Promise((resolve) => setTimeout(resolve, notice));
  try {
    await undo();
    process.exit(code);
  } catch (error) {
    installation.log.error({ err: error }, "Stopping failed");
    process.exit(1);
  }
}
