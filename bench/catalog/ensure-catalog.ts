import { migrationNames } from "@pecacerta/server/platform/database/migrations";
import { isGenerated, markGenerated, startCatalogServer } from "./catalog-server.ts";
import { type CatalogSize, generateCatalog, migrateCatalog } from "./generate-catalog.ts";

type GenerateOptions = { fresh: boolean; cleanup: (() => Promise<unknown>)[]; log: (line: string) => void };

/** Generates the database, or migrates one that an earlier version generated. */
export async function ensureCatalog(
  folder: string,
  size: CatalogSize,
  { fresh, cleanup, log }: GenerateOptions,
): Promise<void> {
  const key = `${size.products}-${size.companies}`;
  const state = `${key}-${migrationNames().at(-1)}-${migrationNames().length}`;
  if (isGenerated(folder, state) && !fresh) return;
  const isOutdated = isGenerated(folder, key) && !fresh;
  const server = await startCatalogServer(folder, { fresh: !isOutdated, loading: true });
  cleanup.push(server.stop);
  if (isOutdated) log("Migrating the existing catalog. Use `--fresh` to generate it again.");
  if (isOutdated) await migrateCatalog(server.ownerUrl);
  else await generateCatalog(server.ownerUrl, size, log);
  await server.stop();
  for (const marker of [key, state]) await markGenerated(folder, marker);
}
