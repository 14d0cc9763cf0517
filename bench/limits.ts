export type Limit = { atLeast?: number; atMost?: number };

/**
 * Limits by figure, per core and per process. CPU time is that of the server process without the database, so the limits
 * also hold on a busy machine.
 */
export const limits: Readonly<Record<string, Limit>> = {
  /** Share of raw node:http with the same bytes. */
  cachedPageShare: { atLeast: 0.7 },
  /** Milliseconds of CPU. */
  uncachedPage: { atMost: 8 },
  /** Calls per CPU-second. */
  productCall: { atLeast: 1500 },
  cartCall: { atLeast: 500 },
  /** Milliseconds, 97.5th percentile of product pages during 200 simultaneous sign-ins. */
  cachedDuringSignIns: { atMost: 500 },
  uncachedDuringSignIns: { atMost: 500 },
  /** Megabytes. */
  memory: { atMost: 250 },
};
