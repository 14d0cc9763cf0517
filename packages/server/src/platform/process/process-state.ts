/** What this process reports to its launcher, `scripts/supervisor.mjs`. */
export type ProcessState =
  | { state: "ready"; port: number; internalPort: number }
  /** The launcher does not restart it. */
  | { state: "stopping" }
  /** After an uncaught exception: the ports are free, open requests are being finished. */
  | { state: "failing" };

export function reportState(state: ProcessState): void {
  if (process.connected) process.send?.(state, undefined, undefined, () => {});
}

export function readRestarts(variables: Record<string, string | undefined>): { restarts: number; reason: string } {
  const { PROCESS_RESTARTS = "0", PROCESS_RESTART_REASON = "" } = variables;
  return { restarts: Number.parseInt(PROCESS_RESTARTS, 10) || 0, reason: PROCESS_RESTART_REASON };
}
