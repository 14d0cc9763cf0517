import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { connect } from "./open.ts";

export type Migration = { name: string; sql: string; checksum: string };

// Any fixed number will do: it only has to be the same in every process of every version.
export const MIGRATION_LOCK = 7_290_512;

/**
 * Brings the database to this program's state, forward only, one process at a time.
 * Refused with one readable line where the database cannot be reached or is newer than the program.
 */
export async function migrate(url: string): Promise<Outcome<{ applied: string[] }, string>> {
  let client: pg.Client;
  try {
    client = await connect(url);
  } catch (error) {
    return refused(`The database at ${withoutPassword(url)} cannot be reached: ${messageOf(error)}`);
  }
  try {
    return await applyUnderLock(client, migrations());
  } catch (error) {
    return refused(`The database at ${withoutPassword(url)} could not be migrated: ${messageOf(error)}`);
  } finally {
    await client.end();
  }
}

/** The names of every migration that this program knows, in order. */
export const migrationNames = (): string[] => migrations().map(({ name }) => name);

async function applyUnderLock(client: pg.Client, known: Migration[]): Promise<Outcome<{ applied: string[] }, string>> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await createMigrationTable(client);
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations order by name");
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = rows.find(({ name }) => !known.some((migration) => migration.name === name));
  if (unknown) {
    return refused(
      `The database is newer than this program (it has ${unknown.name}): start the newer version instead.`,
    );
  }
  const missing = known.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return done({ applied: missing.map(({ name }) => name) });
}

export const createMigrationTable = (client: pg.ClientBase) =>
  client.query(`create table if not exists schema_migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await applyMigration(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Applies one migration in the transaction that the caller has begun. */
export async function applyMigration(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
  }
}

/** Every migration that this program knows, in order. */
export function migrations(): Migration[] {
  // Found through the package, not beside this file: a bundle of this file stands elsewhere.
  const here = dirname(createRequire(import.meta.url).resolve("@pecacerta/server/package.json"));
  const folder = join(here, "src/database/migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      return { name: name.replace(/\.sql$/, ""), sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

export const withoutPassword = (url: string): string => url.replace(/(:\/\/[^:@/]*):[^@/]*@/, "$1:***@");

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
}
