import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connect } from "./database/open.ts";
import type { Installation } from "./installation.ts";

// Any fixed number will do: it only has to be the same in every process.
const SAMPLE_LOCK = 7_290_513;

/**
 * Loads the sample shop if the database has no company yet: one process at a time, and to its end. A note in the data
 * folder tells of a load that was broken off, which the next start then finishes.
 */
export async function loadSampleIntoEmpty(installation: Installation, load: () => Promise<void>): Promise<void> {
  const unfinished = join(installation.config.DATA_DIR, "sample-unfinished");
  const client = await connect(installation.database.url);
  try {
    await client.query("select pg_advisory_lock($1)", [SAMPLE_LOCK]);
    const { rows } = await client.query("select from companies limit 1");
    if (rows.length > 0 && !existsSync(unfinished)) return;
    console.log("The database is empty: loading the sample shop.");
    await writeFile(unfinished, "");
    await load();
    await rm(unfinished);
  } finally {
    await client.end();
  }
}
