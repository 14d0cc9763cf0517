/** What this process reports to its launcher, `scripts/supervisor.mjs`. */
export type ProcessState =
  /** `internalPorts`: its own, then those of the other workers that the launcher shall start; 0 picks a free one. */
  | { state: "ready"; port: number; internalPorts: number[] }
  /** The launcher does not restart it. */
  | { state: "stopping" }
  /** After an uncaught exception: the ports are free, open requests are being finished. */
  | { state: "failing" };

export function reportState(state: ProcessState): void {
  if (process.connected) process.send?.(state, undefined, undefined, () => {});
}

/** What the launcher tells this process; `worker` is undefined without one. */
export type Launch = {
  worker: number | undefined;
  restarts: number;
  reason: string;
  devPagesKey: string | undefined;
};

export function readLaunch(variables: Record<string, string | undefined>): Launch {
  const { PROCESS_WORKER, PROCESS_RESTARTS, PROCESS_RESTART_REASON = "", PROCESS_DEV_PAGES_KEY } = variables;
  return {
    worker: PROCESS_WORKER ? Number(PROCESS_WORKER) : undefined,
    restarts: Number(PROCESS_RESTARTS ?? 0),
    reason: PROCESS_RESTART_REASON,
    devPagesKey: PROCESS_DEV_PAGES_KEY,
  };
}
