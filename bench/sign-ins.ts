import { parseArgs } from "node:util";
import type { HttpRequest } from "autocannon";
import {
  createDataFolder,
  type LoadGenerator,
  type MeasuredServer,
  startLoadGenerator,
  startMeasuredShop,
} from "./processes.ts";
import { loginRequest, pageRequest } from "./requests.ts";
import { CUSTOMERS, loadShopData } from "./shop-data.ts";
import { formatTable, summarizeFigure } from "./table.ts";

const SIGN_IN_CONNECTIONS = 200;
/** Open-loop rate, about what a shop on two cores receives. */
const PAGES_PER_SECOND = 40;
const VISITORS = 8;
const WARM_UP_MS = 1000;

type PageScenario = { key: string; name: string; shop: MeasuredServer; requests: HttpRequest[] };
type SignInRound = { alone: number; duringSignIns: number; failed: number; signInsPerSecond: number };

export async function runSignInBench(args: string[], cleanup: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: "boolean", default: false },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "5" },
    },
  });
  const generators = { pages: startLoadGenerator(), signIns: startLoadGenerator() };
  cleanup.push(generators.pages.stop, generators.signIns.stop);
  const folder = await createDataFolder(cleanup);
  const cachingShop = await startMeasuredShop(folder, {}, []);
  cleanup.push(cachingShop.stop);
  const { products } = await loadShopData(cachingShop.url);
  const uncachedShop = await startMeasuredShop(folder, { PAGE_CACHE_MB: "0" }, []);
  cleanup.push(uncachedShop.stop);
  const productPages = products.map(({ slug }) => pageRequest(`/products/${slug}`));
  const scenarios: PageScenario[] = [
    { key: "cached", name: "product page, cached", shop: cachingShop, requests: productPages.slice(0, 32) },
    { key: "uncached", name: "product page, uncached", shop: uncachedShop, requests: productPages },
  ];
  const rounds = new Map(scenarios.map(({ key }) => [key, [] as SignInRound[]]));
  for (let round = 0; round <= Number(values.rounds); round++) {
    console.error(round === 0 ? "Warming up …" : `Round ${round} of ${values.rounds} …`);
    for (const scenario of scenarios) {
      const result = await measureSignInRound(generators, scenario, round === 0 ? 2 : Number(values.seconds));
      if (round > 0) rounds.get(scenario.key)?.push(result);
    }
  }
  const figures = scenarios.flatMap((scenario) => summarizeScenario(scenario, rounds.get(scenario.key) ?? []));
  console.log(values.json ? JSON.stringify(figures, undefined, 2) : formatTable(figures));
}

type Generators = { pages: LoadGenerator; signIns: LoadGenerator };

async function measureSignInRound(
  generators: Generators,
  { shop: { url }, requests }: PageScenario,
  seconds: number,
): Promise<SignInRound> {
  const visit = () =>
    generators.pages.run({ url, requests, connections: VISITORS, seconds, perSecond: PAGES_PER_SECOND });
  const alone = await visit();
  const logins = Array.from({ length: CUSTOMERS }, (_, at) => loginRequest(at));
  const signInLoad = {
    url,
    requests: logins,
    connections: SIGN_IN_CONNECTIONS,
    seconds: seconds + (2 * WARM_UP_MS) / 1000,
  };
  const signInRun = generators.signIns.run(signInLoad);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const duringSignIns = await visit();
  // The shop refuses sign-ins that it cannot serve in time; those count as failed.
  const { responses, failed, seconds: elapsedSeconds } = await signInRun;
  const signInsPerSecond = (responses - failed) / elapsedSeconds;
  return {
    alone: alone.p97,
    duringSignIns: duringSignIns.p97,
    failed: alone.failed + duringSignIns.failed,
    signInsPerSecond,
  };
}

function summarizeScenario({ key, name }: PageScenario, rounds: readonly SignInRound[]) {
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  const figure = (of: string, label: string, unit: string, read: (round: SignInRound) => number) =>
    summarizeFigure({ key: `${key}${of}`, name: `${name}: ${label}`, unit, values: rounds.map(read) });
  const duringSignIns = rounds.map((round) => round.duringSignIns);
  return [
    figure("Alone", "97.5th percentile", "ms", ({ alone }) => alone),
    summarizeFigure({
      key: `${key}DuringSignIns`,
      name: `${name}: during 200 sign-ins`,
      unit: "ms",
      values: duringSignIns,
      failed,
    }),
    figure("Times", "slowdown", "×", (round) => round.duringSignIns / Math.max(1, round.alone)),
    figure("SignIns", "sign-ins per second", "/s", ({ signInsPerSecond }) => signInsPerSecond),
  ];
}
