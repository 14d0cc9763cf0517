import { changedDefinitions } from "../platform/database/definitions.ts";
import type { Database } from "../platform/database/open.ts";
import { readsAcrossTenants } from "./tenant-reads.ts";
import { faultsOfWalls } from "./walls.ts";

const SHOWN = 5;

/** What is wrong with the isolation of the companies, in one line; undefined where nothing is. */
export async function isolationFault(database: Database): Promise<string | undefined> {
  const faults = await faultsOfWalls(database.pool);
  if (faults.length > 0) return `The companies are not isolated from each other: ${faults.join("; ")}.`;
  const changed = await withReader(database);
  if (changed.length > 0) {
    const more = changed.length > SHOWN ? ` and ${changed.length - SHOWN} more` : "";
    return (
      `The database is not as the migrations made it: ${changed.slice(0, SHOWN).join("; ")}${more}. ` +
      "Undo what was changed by hand, or restore a backup."
    );
  }
  const reads = await readsAcrossTenants(database);
  return reads.length > 0 ? `The companies are not isolated from each other: ${reads.join("; ")}.` : undefined;
}

async function withReader({ readerPool }: Database): Promise<string[]> {
  const client = await readerPool.connect();
  try {
    await client.query("begin");
    return await changedDefinitions(client);
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
}
