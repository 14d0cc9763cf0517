export type Limit = { atLeast?: number; atMost?: number };

/** Per core and process. CPU time excludes the database, so the limits hold on a busy machine, too. */
export const limits: Readonly<Record<string, Limit>> = {
  /** Share of raw node:http with the same bytes. */
  cachedPageShare: { atLeast: 0.7 },
  /** Milliseconds of CPU. */
  uncachedPage: { atMost: 8 },
  /** Calls per CPU-second. */
  productCall: { atLeast: 1500 },
  cartCall: { atLeast: 500 },
  /** Lines per CPU-second. */
  fitmentLines: { atLeast: 20_000 },
  /** Milliseconds, 97.5th percentile of product pages during 200 simultaneous sign-ins. */
  cachedDuringSignIns: { atMost: 500 },
  uncachedDuringSignIns: { atMost: 500 },
  /** Megabytes. */
  memory: { atMost: 250 },
};
