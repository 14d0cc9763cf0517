import type { ServerHealth } from "@pecacerta/embedded-postgres/supervise-server";
import { accept, type Outcome } from "@pecacerta/rules/outcome";
import type { Config } from "../config/config.ts";
import { embeddedMaxConnections } from "./connection-budget.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";

/** Both URLs hold passwords: never print them. */
export type DatabaseAddresses = {
  url: string;
  /** For migrations, the sample and backups; undefined if another program migrates the database. */
  ownerUrl: string | undefined;
  health?: ServerHealth;
  stop(): Promise<void>;
};

export async function databaseAddresses(
  config: Config,
  log: (line: string) => void = (line) => console.log(line),
): Promise<Outcome<DatabaseAddresses, string>> {
  const { DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl } = config;
  if (url) return accept({ url, ownerUrl, stop: async () => {} });
  return startEmbeddedDatabase({ folder: config.DATA_DIR, log, maxConnections: embeddedMaxConnections(config) });
}
