import { contentsOf } from "./contents.ts";
import { figuresOf } from "./figures.ts";
import { measure, type Round } from "./measure.ts";
import { type Generator, type Measured, startGenerator, startRaw, startShop } from "./processes.ts";
import { copiesOf } from "./raw-copies.ts";
import { type Told, told } from "./table.ts";
import { megabytesOf } from "./usage.ts";
import { mixedRequests, uncachedWorks, usualWorks, type Work } from "./works.ts";

export type Bench = {
  folder: string;
  rounds: number;
  /** How long one round of load lasts. */
  seconds: number;
  /** Only works whose name holds this. */
  only: string;
  /** Where the shops' processor profiles are written, if they are wanted. */
  profile: string | undefined;
  /** What has to be undone at the end, last first. */
  undo: (() => Promise<unknown>)[];
  say: (line: string) => void;
};

/** A work at the server that does it, and what each round told of it. */
export type Subject = { work: Work; by: "shop" | "raw"; server: Measured; rounds: Round[] };

const REQUESTS_BEFORE_MEMORY = 10_000;
const WARM_UP_SECONDS = 2;

/** Everything in one run: the shop, the shop without its page cache, and the least that Node can do, turn by turn. */
export async function bench(options: Bench): Promise<Told[]> {
  const { undo, say } = options;
  const generator = startGenerator();
  undo.push(generator.stop);
  const shop = await openShop(options, {});
  const contents = await contentsOf(shop.url);
  say(`${contents.products.length} products. First ${REQUESTS_BEFORE_MEMORY} requests of every kind …`);
  const mix = await measure(generator, shop, mixedRequests(contents), { amount: REQUESTS_BEFORE_MEMORY });
  const memory = megabytesOf(shop.pid, "VmRSS");

  const usual = usualWorks(contents).filter(isWanted(options));
  const anew = uncachedWorks(contents).filter(isWanted(options));
  const raw = await startRaw(await copiesOf(shop.url, usual));
  undo.push(raw.stop);
  const uncached = anew.length > 0 ? await openShop(options, { PAGE_CACHE_MB: "0" }) : shop;
  const subjects = [
    ...usual.flatMap((work) => [...(work.raw ? [subject(work, "raw", raw)] : []), subject(work, "shop", shop)]),
    ...anew.map((work) => subject(work, "shop", uncached)),
  ];
  await measureAll(generator, subjects, options);

  const megabytes = { unit: "MB", failed: mix.failed };
  return [
    ...figuresOf(subjects),
    told({ key: "memory", name: "memory (RSS) after 10,000 requests", ...megabytes, values: [memory] }),
    told({ key: "memoryAtEnd", name: "memory (RSS) at the end", unit: "MB", values: [megabytesOf(shop.pid, "VmRSS")] }),
    told({ key: "memoryMost", name: "memory (RSS) at its most", unit: "MB", values: [megabytesOf(shop.pid, "VmHWM")] }),
  ];
}

const subject = (work: Work, by: "shop" | "raw", server: Measured): Subject => ({ work, by, server, rounds: [] });

const isWanted =
  ({ only }: Bench) =>
  ({ name }: Work) =>
    name.includes(only);

async function openShop({ folder, profile, undo }: Bench, settings: Record<string, string>): Promise<Measured> {
  const words = profile ? ["--cpu-prof", "--cpu-prof-dir", profile] : [];
  const shop = await startShop(folder, settings, words);
  undo.push(shop.stop);
  return shop;
}

/** Once to warm up, then round by round: what else the machine has to do falls on all alike. */
async function measureAll(generator: Generator, subjects: Subject[], { rounds, seconds, say }: Bench): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? "Warming up …" : `Round ${round} of ${rounds} …`);
    for (const { work, server, rounds: done } of subjects) {
      const lasting = { seconds: round === 0 ? WARM_UP_SECONDS : seconds };
      const effort = work.batch === undefined ? lasting : { amount: work.batch };
      const requests = work.requests(round);
      if (work.kept) await measure(generator, server, requests, { amount: requests.length * 2 });
      const told = await measure(generator, server, requests, effort);
      if (round > 0) done.push(told);
    }
  }
}
