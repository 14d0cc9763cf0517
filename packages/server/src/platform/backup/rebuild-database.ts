import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { storeDefinitions } from "../database/definitions.ts";
import { applyMigration, createMigrationTable } from "../database/migrate.ts";
import type { Migration } from "../database/migrations.ts";
import { findRlsViolations } from "../database/rls.ts";
import { ensureRoles } from "../database/roles.ts";
import type { FileStore } from "../files/file-store.ts";
import { dropShopObjects } from "./drop-shop-objects.ts";
import { loadBackup } from "./load-backup.ts";
import type { Manifest } from "./manifest.ts";
import { countRows } from "./tables.ts";

export type RebuildPlan = {
  manifest: Manifest;
  before: Migration[];
  after: Migration[];
};

export type RestoredBackup = {
  manifest: Manifest;
  heldMails: number;
};

export async function rebuildDatabase(
  client: pg.Client,
  { manifest, before, after }: RebuildPlan,
  source: { file: string; fileStore: FileStore },
): Promise<Outcome<RestoredBackup, string>> {
  await dropShopObjects(client);
  const roles = await ensureRoles(client);
  if (!roles.ok) return roles;
  await createMigrationTable(client);
  for (const migration of before) await applyMigration(client, migration);
  const names = manifest.tables.map(({ name }) => `public.${name}`);
  const isolatedTables = await tablesWithRowSecurity(client);
  // The rows contain the triggers' results already.
  await alterEach(client, names, "disable trigger user");
  await alterEach(client, isolatedTables, "no force row level security");
  await client.query(`truncate ${names.join(", ")} cascade`);
  const loaded = await loadBackup(client, manifest, source);
  if (!loaded.ok) return loaded;
  await client.query("set constraints all immediate");
  const difference = await differenceFrom(client, manifest);
  if (difference) return refuse(`The database does not hold what the backup does: ${difference}.`);
  await alterEach(client, isolatedTables, "force row level security");
  await alterEach(client, names, "enable trigger user");
  for (const migration of after) await applyMigration(client, migration);
  await expireSupport(client);
  const heldMails = await holdMails(client);
  await storeDefinitions(client);
  const violations = await findRlsViolations(client);
  if (violations.length > 0)
    return refuse(`The companies would not be isolated from each other: ${violations.join("; ")}.`);
  await client.query("analyze");
  return accept({ manifest, heldMails });
}

async function alterEach(client: pg.Client, tables: readonly string[], change: string): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} ${change}`);
}

async function tablesWithRowSecurity(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('public.%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relforcerowsecurity`,
  );
  return rows.map(({ name }) => name);
}

async function differenceFrom(client: pg.Client, manifest: Manifest): Promise<string | undefined> {
  for (const { name, columns, rows, rowsByCompany } of manifest.tables) {
    const counts = await countRows(client, { name, columns, hasCompany: columns[0] === "company_id" });
    if (counts.rows !== rows) return `${name} has ${counts.rows} rows instead of ${rows}`;
    for (const [company, count] of Object.entries(rowsByCompany)) {
      if (counts.rowsByCompany.get(company) !== count) return `the rows of company ${company} in ${name} differ`;
    }
  }
  return undefined;
}

/** They may have been sent after the backup: the seller decides. */
async function holdMails(client: pg.Client): Promise<number> {
  // For all companies at once.
  await client.query("alter table outbox no force row level security");
  const { rowCount } = await client.query(
    `update outbox set state = 'given-up', last_error = 'It waited when the backup was made and may have left since'
     where state = 'waiting'`,
  );
  await client.query("alter table outbox force row level security");
  return rowCount ?? 0;
}

/** An owner may have ended it after the backup. */
async function expireSupport(client: pg.Client): Promise<void> {
  for (const [table, condition] of [
    ["support_grants", "granted_at is not null and ended_at is null"],
    ["staff_memberships", "support_grant_id is not null"],
  ]) {
    await client.query(`alter table ${table} no force row level security`);
    await client.query(`update ${table} set expires_at = least(expires_at, now()) where ${condition}`);
    await client.query(`alter table ${table} force row level security`);
  }
}
