import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { MIGRATION_LOCK } from "../database/migration-lock.ts";
import { type Migration, migrations } from "../database/migrations.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Manifest } from "./manifest.ts";
import { withOwnerConnection } from "./owner-connection.ts";
import { readBackup } from "./read-backup.ts";
import { type RestoredBackup, rebuildDatabase } from "./rebuild-database.ts";

export type RestoreOptions = {
  url: string;
  fileStore: FileStore;
  file: string;
  replace: boolean;
};

/** One transaction: all of the backup, or nothing. Refuses while other programs use the database. */
export async function restoreBackup(options: RestoreOptions): Promise<Outcome<RestoredBackup, string>> {
  const { url, file, replace } = options;
  const checked = await readBackup(file);
  if (!checked.ok) return checked;
  const manifest = checked.value;
  const plan = planMigrations(manifest);
  if (!plan.ok) return plan;
  return withOwnerConnection(url, async (client) => {
    const refusal = (await refusalOfOthers(client)) ?? (await refusalOfContent(client, replace));
    if (refusal) return refuse(refusal);
    await client.query("begin");
    await client.query("set local search_path = public; set local client_min_messages = warning");
    const restored = await rebuildDatabase(client, { manifest, ...plan.value }, options);
    await client.query(restored.ok ? "commit" : "rollback");
    return restored;
  });
}

type Plan = { before: Migration[]; after: Migration[] };

function planMigrations(manifest: Manifest): Outcome<Plan, string> {
  const checksums = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]));
  const known = migrations();
  const unknown = manifest.migrations.find(({ name }) => !known.some((migration) => migration.name === name));
  if (unknown) {
    return refuse(
      `The backup was made by a newer version of the shop (it has ${unknown.name}): restore it with that version.`,
    );
  }
  const before = known.filter(({ name }) => checksums.has(name));
  const changed = before.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (changed) return refuse(`The backup was made with another migration ${changed.name} than this program has.`);
  return accept({ before, after: known.filter(({ name }) => !checksums.has(name)) });
}

/** A starting shop waits for the lock; a running program has a connection. */
async function refusalOfOthers(client: pg.ClientBase): Promise<string | undefined> {
  const lock = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [MIGRATION_LOCK]);
  if (!lock.rows[0]?.taken) return "Another program migrates or restores this database: wait until it has finished.";
  const { rows } = await client.query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename is not null
       and application_name !~* '^citus[ _]'`,
  );
  const connections = rows[0]?.connections ?? 0;
  if (connections === 0) return undefined;
  return `The database is in use (${connections} other connections): stop every process of the shop first.`;
}

async function refusalOfContent(client: pg.ClientBase, replace: boolean): Promise<string | undefined> {
  if (replace) return undefined;
  // The table without row-level security that names each company.
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relrowsecurity and relname not in ('schema_migrations', 'schema_definitions', 'vehicle_version')`,
  );
  for (const { name } of tables) {
    const { rows } = await client.query(`select from public."${name}" limit 1`);
    if (rows.length > 0) return "The database is not empty: pass --replace to delete its data.";
  }
  return undefined;
}
