import lighthouse, { type Result } from "lighthouse";
import { startBrowser } from "./browser.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** One run hangs on what else the machine did in those seconds: the one in the middle of so many is told. */
const RUNS = 5;
const ATTEMPTS = 3;
const NOTHING_TO_SEE = new Set(["informative", "notApplicable", "manual"]);

/** What Lighthouse says of an address as a middling phone with a slow connection sees it, and what it finds fault with. */
export type LighthouseScore = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  /** Whether what is painted largest was named in the document, first of all; text needs no fetching. */
  preloaded: number;
  /** The kilobytes of the pictures at these paths, as the browser fetched them. */
  pictures: (paths: readonly string[]) => number[];
  faults: string[];
  /** Each run's performance, and how fast Lighthouse found the machine before it. */
  runs: { performance: number; machine: number }[];
};

/** The run in the middle by its performance. */
export async function measureScore(address: string): Promise<LighthouseScore> {
  const results: Result[] = [];
  while (results.length < RUNS) results.push(await wholeResultOf(address));
  const sorted = results.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const runs = results.map((each) => ({
    performance: performanceOf(each),
    machine: Math.round(each.environment.benchmarkIndex),
  }));
  return { ...read(sorted[Math.floor(RUNS / 2)] as Result), runs };
}

const scoreIn = ({ categories }: Pick<Result, "categories">, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const performanceOf = (result: Result): number => scoreIn(result, "performance");

async function wholeResultOf(address: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await resultOf(address);
    const isWhole = !result.runtimeError && CATEGORIES.every((name) => result.categories[name]?.score !== null);
    if (isWhole) return result;
    // On a machine with other work to do a trace is lost now and then.
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse: ${result.runtimeError?.message ?? "no score"}`);
  }
}

async function resultOf(address: string): Promise<Result> {
  const browser = await startBrowser();
  try {
    const flags = { output: "json", logLevel: "silent", onlyCategories: CATEGORIES } as const;
    const ran = await lighthouse(address, { ...flags, port: browser.port });
    if (!ran) throw new Error("Lighthouse says nothing");
    return ran.lhr;
  } finally {
    await browser.stop();
  }
}

function read({ categories, audits }: Result): Omit<LighthouseScore, "runs"> {
  const score = (name: string) => scoreIn({ categories }, name);
  const items = <Item>(audit: string) => (audits[audit]?.details as { items?: Item[] } | undefined)?.items ?? [];
  const fetched = items<{ url: string; transferSize: number }>("network-requests");
  const found = audits["lcp-discovery-insight"];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    preloaded: found?.scoreDisplayMode === "notApplicable" || found?.score === 1 ? 1 : 0,
    pictures: (paths) =>
      fetched.filter(({ url }) => paths.includes(new URL(url).pathname)).map((each) => each.transferSize / 1000),
    faults: faultsOf({ categories, audits }),
  };
}

function faultsOf({ categories, audits }: Pick<Result, "categories" | "audits">): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && !NOTHING_TO_SEE.has(audits[id]?.scoreDisplayMode ?? ""))
      .filter(({ id }) => (audits[id]?.score ?? 0) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${measuredBy(audits[id]?.numericValue)}`.trim()),
  );
}

const measuredBy = (value?: number): string => (value === undefined ? "" : `(${Math.round(value)})`);
