import type { Limit } from "../limits.ts";

/** Limits for the first visit of a main page; sizes in compressed kilobytes. */
export const pageBudgets = {
  script: { atMost: 160 },
  style: { atMost: 29 },
  picture: { atMost: 40 },
  preloaded: { atLeast: 1 },
  performance: { atLeast: 90 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  shift: { atMost: 0.02 },
} satisfies Record<string, Limit>;

export type PageFigures = Record<keyof typeof pageBudgets, number>;
