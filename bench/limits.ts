/** What the shop is held to. `key`: the figure that it is about. */
export type Limit = { atLeast?: number; atMost?: number };

/**
 * Per core and per process. Figures per CPU-second count what the server's process itself used (user and system time of
 * all its threads; the database is another process), so they hold on a machine that has other work to do as well.
 */
export const limits: Readonly<Record<string, Limit>> = {
  /** A cached product page: its share of what raw node:http does with the same bytes. */
  cachedPageShare: { atLeast: 0.7 },
  /** Milliseconds of CPU for a product page that is rendered anew. */
  uncachedPage: { atMost: 8 },
  /** Calls per CPU-second. */
  productCall: { atLeast: 1500 },
  cartCall: { atLeast: 500 },
  /** Milliseconds that all but 25 of 1000 product pages stay below while 200 sign in at once. */
  cachedBesideSignIns: { atMost: 500 },
  anewBesideSignIns: { atMost: 500 },
  /** Megabytes. */
  memory: { atMost: 250 },
};
