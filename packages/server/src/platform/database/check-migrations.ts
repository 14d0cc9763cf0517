import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { maskUrl } from "../config/mask-url.ts";
import { errorMessage } from "./error-message.ts";
import { type MigrationRow, missingMigrations } from "./migrations.ts";

// Missing table or role, or no privilege: an older or empty database.
const NOT_MIGRATED = new Set(["42P01", "22023", "42704", "42501"]);

export async function checkMigrations(reader: pg.Pool, url: string): Promise<Outcome<undefined, string>> {
  let rows: MigrationRow[];
  try {
    ({ rows } = await reader.query<MigrationRow>("select name, checksum from schema_migrations"));
  } catch (error) {
    if (!NOT_MIGRATED.has((error as { code?: string }).code ?? ""))
      return refuse(`The database at ${maskUrl(url)} cannot be reached: ${errorMessage(error)}`);
    rows = [];
  }
  const missing = missingMigrations(rows);
  if (!missing.ok) return missing;
  if (missing.value.length === 0) return accept(undefined);
  return refuse(
    `The database lacks ${missing.value.length} migrations (${missing.value[0]?.name} first): ` +
      "set MIGRATE_DATABASE_URL to the address of its owner.",
  );
}
