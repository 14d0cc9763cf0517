import lighthouse, { type Result } from "lighthouse";
import { startBrowser } from "./browser.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** The median run is reported, because single runs vary with the load of the machine. */
const RUNS = 5;
const ATTEMPTS = 3;
const UNSCORED_MODES = new Set(["informative", "notApplicable", "manual"]);

/** Lighthouse's scores on an emulated phone with a slow connection, and the audits that failed. */
export type LighthouseScore = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  /** 1 when the largest contentful paint is preloaded or is text, else 0. */
  preloaded: number;
  /** Transferred kilobytes of the images at these paths. */
  pictures: (paths: readonly string[]) => number[];
  problems: string[];
  /** Performance of each run, and Lighthouse's benchmark index of the machine. */
  runs: { performance: number; machine: number }[];
};

export async function measureScore(address: string): Promise<LighthouseScore> {
  const results: Result[] = [];
  while (results.length < RUNS) results.push(await runUntilComplete(address));
  const sorted = results.toSorted((one, other) => performanceScore(one) - performanceScore(other));
  const runs = results.map((each) => ({
    performance: performanceScore(each),
    machine: Math.round(each.environment.benchmarkIndex),
  }));
  return { ...readScores(sorted[Math.floor(RUNS / 2)] as Result), runs };
}

const categoryScore = ({ categories }: Pick<Result, "categories">, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const performanceScore = (result: Result): number => categoryScore(result, "performance");

async function runUntilComplete(address: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await runLighthouse(address);
    const isComplete = !result.runtimeError && CATEGORIES.every((name) => result.categories[name]?.score !== null);
    if (isComplete) return result;
    // A busy machine loses a trace now and then.
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse: ${result.runtimeError?.message ?? "no score"}`);
  }
}

async function runLighthouse(address: string): Promise<Result> {
  const browser = await startBrowser();
  try {
    const flags = { output: "json", logLevel: "silent", onlyCategories: CATEGORIES } as const;
    const run = await lighthouse(address, { ...flags, port: browser.port });
    if (!run) throw new Error("Lighthouse returned no result");
    return run.lhr;
  } finally {
    await browser.stop();
  }
}

function readScores({ categories, audits }: Result): Omit<LighthouseScore, "runs"> {
  const score = (name: string) => categoryScore({ categories }, name);
  const items = <Item>(audit: string) => (audits[audit]?.details as { items?: Item[] } | undefined)?.items ?? [];
  const requests = items<{ url: string; transferSize: number }>("network-requests");
  const lcpDiscovery = audits["lcp-discovery-insight"];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    preloaded: lcpDiscovery?.scoreDisplayMode === "notApplicable" || lcpDiscovery?.score === 1 ? 1 : 0,
    pictures: (paths) =>
      requests.filter(({ url }) => paths.includes(new URL(url).pathname)).map((each) => each.transferSize / 1000),
    problems: findProblems({ categories, audits }),
  };
}

function findProblems({ categories, audits }: Pick<Result, "categories" | "audits">): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && !UNSCORED_MODES.has(audits[id]?.scoreDisplayMode ?? ""))
      .filter(({ id }) => (audits[id]?.score ?? 0) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${formatMeasurement(audits[id]?.numericValue)}`.trim()),
  );
}

const formatMeasurement = (value?: number): string => (value === undefined ? "" : `(${Math.round(value)})`);
