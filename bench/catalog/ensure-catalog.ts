import { updateOldSearchTexts } from "@pecacerta/server/catalog/products/search-text-job";
import { migrationNames } from "@pecacerta/server/platform/database/migrations";
import { connect } from "@pecacerta/server/platform/database/open";
import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { type CatalogServer, isGenerated, markGenerated, startCatalogServer } from "./catalog-server.ts";
import { openInProcessShop } from "./direct-queries.ts";
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

/** Does at once what the jobs of the shop would do with products while a scenario is measured. */
export async function finishJobs({ url, ownerUrl }: CatalogServer): Promise<void> {
  const shop = await openInProcessShop(url);
  const owner = await connect(ownerUrl);
  const { database } = shop.installation;
  const { rows } = await owner.query<{ companyId: string; slug: string }>(
    'select id as "companyId", slug from companies',
  );
  let isChanged = false;
  for (const company of rows)
    while ((await withTenantTransaction({ ...company, database }, updateOldSearchTexts)) > 0) isChanged = true;
  if (isChanged) await owner.query("vacuum (analyze) products");
  await owner.end();
  await shop.close();
}
