import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFolder, refuseFolder } from "@pecacerta/embedded-postgres/home";
import { accept, type Outcome } from "@pecacerta/rules/outcome";
import { type Config, isLoopback } from "../platform/config/config.ts";
import { readSecretKey, type SecretKey } from "../platform/config/secret-key.ts";
import { connect, type Database, openDatabase } from "../platform/database/open.ts";

const SAMPLE_LOCK = 7_290_513;

/** As SAMPLE says; otherwise only into the embedded database of a shop that nobody else can reach. */
export function shouldLoadSample({ SAMPLE, DATABASE_URL, HOST, ORIGIN }: Config): boolean {
  if (SAMPLE !== undefined) return SAMPLE;
  return !DATABASE_URL && isLoopback(HOST) && (!ORIGIN || isLoopback(new URL(ORIGIN).hostname));
}

export async function loadSampleIntoEmpty(
  config: Config,
  ownerUrl: string,
  load: (database: Database, secretKey: SecretKey) => Promise<void>,
): Promise<Outcome<undefined, string>> {
  const unfinished = join(config.DATA_DIR, "sample-unfinished");
  const client = await connect(ownerUrl);
  try {
    await client.query("select pg_advisory_lock($1)", [SAMPLE_LOCK]);
    const { rows } = await client.query("select from companies limit 1");
    if (rows.length > 0 && !existsSync(unfinished)) return accept(undefined);
    const secretKey = await readSecretKey(config);
    if (!secretKey.ok) return secretKey;
    const marked = await writeMarker(unfinished, config);
    if (!marked.ok) return marked;
    console.log("The database is empty: loading the sample shop.");
    await withOwner(ownerUrl, (database) => load(database, secretKey.value));
    await rm(unfinished);
    return accept(undefined);
  } finally {
    await client.end();
  }
}

async function writeMarker(path: string, { DATA_DIR }: Config): Promise<Outcome<undefined, string>> {
  try {
    await createFolder(DATA_DIR);
    await writeFile(path, "");
    return accept(undefined);
  } catch (error) {
    return refuseFolder(DATA_DIR, error);
  }
}

export async function withOwner<Result>(
  ownerUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(ownerUrl, { connections: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
