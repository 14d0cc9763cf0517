import type { Cleanup } from "../staff/open-staff-data.ts";
import { type Both, inTurn, type Tree } from "./both.ts";
import { type Comparison, lessIsBetter } from "./ratio.ts";
import { startTree } from "./start-tree.ts";

/** Compares how long shops with data take from `npm start` to their address. */
export async function compareStarts(trees: Both<Tree>, rounds: number, cleanup: Cleanup): Promise<Comparison> {
  const seconds: Both<number>[] = [];
  for (let round = 0; round < rounds; round++) seconds.push(await inTurn((side) => measureStart(trees[side], cleanup)));
  return lessIsBetter("start", "s", seconds);
}

async function measureStart(tree: Tree, cleanup: Cleanup): Promise<number> {
  const { startSeconds, stop } = await startTree(tree, {});
  cleanup.push(stop);
  await stop();
  return startSeconds;
}
