import { accept, type Outcome } from "@pecacerta/rules/outcome";
import type { Config } from "../config/config.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";

/** Where the installation's database is. Both addresses hold passwords: never print them. */
export type DatabaseAddresses = {
  /** The program's login. */
  url: string;
  /** The owner, for migrations, the sample and backups; undefined where another program migrates the database. */
  ownerUrl: string | undefined;
  /** Leaves the embedded server, and ends it when nobody else uses it. */
  stop(): Promise<void>;
};

/**
 * The addresses that the configuration names, or those of the embedded server, which is started. With `DATABASE_URL` alone
 * the same address serves for both; `checkLogin` decides whether the program may run with it.
 */
export async function databaseAddresses(
  config: Config,
  log: (line: string) => void = (line) => console.log(line),
): Promise<Outcome<DatabaseAddresses, string>> {
  const { DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl } = config;
  if (url) return accept({ url, ownerUrl, stop: async () => {} });
  return startEmbeddedDatabase({ folder: config.DATA_DIR, log });
}
