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
import { loadShopData } from "./shop-data.ts";
import { formatTable, summarizeFigure } from "./table.ts";

const SIGNING_IN = 200;
const CUSTOMERS = 8;
/** Visitors come when they like, not when the one before was served: more than this is no shop of two cores. */
const PAGES_PER_SECOND = 40;
const VISITORS = 8;
const RUN_UP_MS = 1000;

type Pages = { key: string; name: string; shop: MeasuredServer; requests: HttpRequest[] };
type Round = { alone: number; beside: number; failed: number; signedIn: number };

/** `npm run bench -- sign-ins`: how long product pages take, alone and while 200 sign in at once, turn by turn. */
export async function runSignInBench(words: string[], undo: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      json: { type: "boolean", default: false },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "5" },
    },
  });
  const generators = { pages: startLoadGenerator(), runSignInBench: startLoadGenerator() };
  undo.push(generators.pages.stop, generators.runSignInBench.stop);
  const folder = await createDataFolder(undo);
  const keeping = await startMeasuredShop(folder, {}, []);
  undo.push(keeping.stop);
  const { products } = await loadShopData(keeping.url);
  const anew = await startMeasuredShop(folder, { PAGE_CACHE_MB: "0" }, []);
  undo.push(anew.stop);
  const all = products.map(({ slug }) => pageRequest(`/products/${slug}`));
  const kinds: Pages[] = [
    { key: "cached", name: "product page, cached", shop: keeping, requests: all.slice(0, 32) },
    { key: "anew", name: "product page, rendered anew", shop: anew, requests: all },
  ];
  const rounds = new Map(kinds.map(({ key }) => [key, [] as Round[]]));
  for (let round = 0; round <= Number(values.rounds); round++) {
    console.error(round === 0 ? "Warming up …" : `Round ${round} of ${values.rounds} …`);
    for (const pages of kinds) {
      const measured = await measure(generators, pages, round === 0 ? 2 : Number(values.seconds));
      if (round > 0) rounds.get(pages.key)?.push(measured);
    }
  }
  const figures = kinds.flatMap((pages) => figuresOf(pages, rounds.get(pages.key) ?? []));
  console.log(values.json ? JSON.stringify(figures, undefined, 2) : formatTable(figures));
}

type Generators = { pages: LoadGenerator; runSignInBench: LoadGenerator };

async function measure(by: Generators, { shop: { url }, requests }: Pages, seconds: number): Promise<Round> {
  const visit = () => by.pages.run({ url, requests, connections: VISITORS, seconds, perSecond: PAGES_PER_SECOND });
  const alone = await visit();
  const logins = Array.from({ length: CUSTOMERS }, (_, at) => loginRequest(at));
  const crowd = { url, requests: logins, connections: SIGNING_IN, seconds: seconds + (2 * RUN_UP_MS) / 1000 };
  const signingIn = by.runSignInBench.run(crowd);
  await new Promise((resolve) => setTimeout(resolve, RUN_UP_MS));
  const beside = await visit();
  // Whom it cannot serve in time, the shop sends away: only who was let in has signed in.
  const { answered, failed, seconds: lasted } = await signingIn;
  const signedIn = (answered - failed) / lasted;
  return { alone: alone.p97, beside: beside.p97, failed: alone.failed + beside.failed, signedIn };
}

function figuresOf({ key, name }: Pages, rounds: readonly Round[]) {
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  const figure = (of: string, said: string, unit: string, read: (round: Round) => number) =>
    summarizeFigure({ key: `${key}${of}`, name: `${name}: ${said}`, unit, values: rounds.map(read) });
  const beside = rounds.map((round) => round.beside);
  return [
    figure("Alone", "97.5 of 100 within", "ms", ({ alone }) => alone),
    summarizeFigure({
      key: `${key}BesideSignIns`,
      name: `${name}: beside 200 sign-ins`,
      unit: "ms",
      values: beside,
      failed,
    }),
    figure("Times", "times as long", "×", (round) => round.beside / Math.max(1, round.alone)),
    figure("SignIns", "sign-ins meanwhile", "/s", ({ signedIn }) => signedIn),
  ];
}
