/** What this process reports to its launcher, `scripts/supervisor.mjs`. */
export type ProcessState =
  | { state: "ready"; port: number; internalPort: number }
  /** Asked to end: it is not started again. */
  | { state: "stopping" }
  /** An uncaught exception. The ports are free, requests under way are being finished. */
  | { state: "failing" };

/** Does nothing without a launcher. */
export function reportState(state: ProcessState): void {
  // A launcher that was killed in this moment is no error of ours.
  if (process.connected) process.send?.(state, undefined, undefined, () => {});
}

/** How often the launcher has started this program again, and why the last time. */
export function readRestarts(variables: Record<string, string | undefined>): { restarts: number; reason: string } {
  const { PROCESS_RESTARTS = "0", PROCESS_RESTART_REASON = "" } = variables;
  return { restarts: Number.parseInt(PROCESS_RESTARTS, 10) || 0, reason: PROCESS_RESTART_REASON };
}
