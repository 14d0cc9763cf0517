import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { maskUrl } from "../config/mask-url.ts";
import { findCitusProblem } from "./citus-settings.ts";
import { deleteStoredDefinitions, hasDefinitions, storeDefinitions } from "./definitions.ts";
import { allowDistributedChanges, distributeTables } from "./distribute.ts";
import { errorMessage } from "./error-message.ts";
import { lockForMigration } from "./migration-lock.ts";
import { migrationStatements } from "./migration-statements.ts";
import { type Migration, type MigrationRow, missingMigrations } from "./migrations.ts";
import { connect } from "./open.ts";
import { ensureRoles } from "./roles.ts";
import { validateForeignKeys } from "./validate-foreign-keys.ts";

/** Forward only, one process at a time. Refuses with one line if the database is newer or was migrated otherwise. */
export async function migrate(ownerUrl: string): Promise<Outcome<{ applied: string[] }, string>> {
  let client: pg.Client;
  try {
    client = await connect(ownerUrl);
  } catch (error) {
    return refuse(`The database at ${maskUrl(ownerUrl)} cannot be reached: ${errorMessage(error)}`);
  }
  try {
    return await applyUnderLock(client, ownerUrl);
  } catch (error) {
    return refuse(`The database at ${maskUrl(ownerUrl)} could not be migrated: ${errorMessage(error)}`);
  } finally {
    await client.end();
  }
}

async function applyUnderLock(client: pg.Client, ownerUrl: string): Promise<Outcome<{ applied: string[] }, string>> {
  const locked = await lockForMigration(client);
  if (!locked.ok) return locked;
  const problem = await findCitusProblem(client, ownerUrl);
  if (problem) return refuse(problem);
  await allowDistributedChanges(client);
  await createMigrationTable(client);
  const { rows } = await client.query<MigrationRow>("select name, checksum from schema_migrations order by name");
  const missing = missingMigrations(rows);
  if (!missing.ok) return missing;
  if (missing.value.length > 0) {
    const roles = await ensureRoles(client);
    if (!roles.ok) return roles;
  }
  for (const migration of missing.value) await apply(client, migration);
  await inTransaction(client, () => distributeAndStoreDefinitions(client));
  await validateForeignKeys(client, ownerUrl);
  return accept({ applied: missing.value.map(({ name }) => name) });
}

export const createMigrationTable = (client: pg.ClientBase) =>
  client.query(`create table if not exists schema_migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);

async function distributeAndStoreDefinitions(client: pg.Client): Promise<void> {
  const distributed = await distributeTables(client);
  if (distributed.length > 0 || !(await hasDefinitions(client))) await storeDefinitions(client);
}

const apply = (client: pg.Client, migration: Migration): Promise<void> =>
  inTransaction(client, () => applyMigration(client, migration));

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Each statement alone: a distributed database sends the client's text to its nodes, which take one statement. */
export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { name, checksum } = migration;
  try {
    for (const statement of migrationStatements(migration)) await client.query(statement);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await deleteStoredDefinitions(client);
  } catch (error) {
    throw new Error(`${name}: ${errorMessage(error)}`, { cause: error });
  }
}
