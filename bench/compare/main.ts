import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createDataFolder } from "../processes.ts";
import type { Cleanup } from "../staff/open-staff-data.ts";
import { type Both, inTurn, type Tree } from "./both.ts";
import { compareRates } from "./compare-rates.ts";
import { compareStarts } from "./compare-starts.ts";
import { compareTransfers } from "./compare-transfers.ts";
import { prepareBase } from "./prepare-base.ts";
import { formatComparisons } from "./ratio.ts";
import { startTree } from "./start-tree.ts";

const rootDir = `${import.meta.dirname}/../..`;

/** Measures a base commit and the working tree in turn. Exits with 1 if a call was refused. */
export async function runComparison(args: string[], cleanup: Cleanup): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      json: { type: "boolean", default: false },
    },
  });
  if (existsSync(join(rootDir, ".env"))) throw new Error("Move .env away: it would count for the working tree only.");
  const [commit] = positionals;
  if (!commit) throw new Error("Name the commit to compare with: npm run bench -- compare BASE");
  const trees: Both<Tree> = {
    base: { folder: await prepareBase(commit), dataFolder: await createDataFolder(cleanup) },
    change: { folder: rootDir, dataFolder: await createDataFolder(cleanup) },
  };
  const rounds = Number(values.rounds);
  // The first start builds the pages and loads the sample.
  await inTurn(async (side) => (await startTree(trees[side], {})).stop());
  const comparisons = [
    await compareStarts(trees, rounds, cleanup),
    ...(await compareTransfers(trees, cleanup)),
    ...(await compareRates(trees, { rounds, seconds: Number(values.seconds) }, cleanup)),
  ];
  console.log(values.json ? JSON.stringify(comparisons, undefined, 2) : formatComparisons(comparisons));
  if (comparisons.some(({ failed }) => failed > 0)) process.exitCode = 1;
}
