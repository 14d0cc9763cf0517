import { readCompanyPlaces } from "../platform/database/citus-nodes.ts";
import type { Database } from "../platform/database/open.ts";

export async function orNodeLost<Result>(
  { nodes }: Database,
  worker: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    if (worker) nodes.setLost(worker, false);
    return result;
  } catch (error) {
    if (worker) nodes.setLost(worker, true);
    throw error;
  }
}

export async function loadPlaces({ nodes, readerPool }: Database): Promise<void> {
  nodes.setPlaces(await readCompanyPlaces(readerPool));
}
