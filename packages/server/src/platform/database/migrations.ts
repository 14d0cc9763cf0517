import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { sourceFile } from "../process/source-file.ts";

export type Migration = { name: string; sql: string; checksum: string };

export type MigrationRow = { name: string; checksum: string };

export function migrations(): Migration[] {
  const folder = sourceFile("platform/database/migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
      return { name: name.replace(/\.sql$/, ""), sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

export const migrationNames = (): string[] => migrations().map(({ name }) => name);

export function missingMigrations(rows: readonly MigrationRow[], known = migrations()): Outcome<Migration[], string> {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const unknown = rows.find(({ name }) => !byName.has(name));
  if (unknown) {
    return refuse(`The database is newer than this program (it has ${unknown.name}): start the newer version instead.`);
  }
  const changed = rows.find(({ name, checksum }) => byName.get(name)?.checksum !== checksum);
  if (changed) {
    return refuse(
      `The migration ${changed.name} is not the one that the database was made with: bring the original file back.`,
    );
  }
  const applied = new Set(rows.map(({ name }) => name));
  return accept(known.filter(({ name }) => !applied.has(name)));
}
