import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import { type Config, readConfig } from "../config/config.ts";
import { databaseAddresses } from "../database/addresses.ts";
import type { FileStore } from "../files/file-store.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { exitWithError } from "../process/exit-with-error.ts";

export type CommandContext = {
  url: string;
  fileStore: FileStore;
  dataFolder: string;
};

type Command = {
  failure: string;
  mustExist: boolean;
  work(context: CommandContext): Promise<Outcome<string, string>>;
};

export async function runDatabaseCommand({ failure, mustExist, work }: Command): Promise<void> {
  const config = readConfig(process.env);
  if (!config.ok) exitWithError(config.refusal);
  const outcome = await withDatabase(config.value, mustExist, work);
  if (!outcome.ok) exitWithError(`${failure} ${outcome.refusal}`);
  console.log(outcome.value);
}

async function withDatabase(
  config: Config,
  mustExist: boolean,
  work: Command["work"],
): Promise<Outcome<string, string>> {
  const { DATA_DIR } = config;
  const fileStore = openFileStore(config);
  const problem = await fileStore.findProblem();
  if (problem) return refuse(problem.text);
  if (mustExist && !config.DATABASE_URL && !existsSync(join(DATA_DIR, "postgres")))
    return refuse(`There is no database in ${DATA_DIR}.`);
  const addresses = await databaseAddresses(config, (line) => console.error(line));
  if (!addresses.ok) return addresses;
  const { url, ownerUrl = url, stop } = addresses.value;
  try {
    return await work({ url: ownerUrl, fileStore, dataFolder: DATA_DIR });
  } finally {
    await stop();
  }
}

/** npm changes the working directory. */
export const resolveFile = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file);

export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const formatElapsedSeconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
