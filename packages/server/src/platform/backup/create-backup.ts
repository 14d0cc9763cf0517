import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { accept, type Outcome } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { FileStore } from "../files/file-store.ts";
import { type ArchiveWriter, createArchive } from "./archive-writer.ts";
import {
  BACKUP_FORMAT,
  MANIFEST_ENTRY,
  type Manifest,
  type ManifestPicture,
  type ManifestTable,
  parsePictureEntry,
  pictureEntry,
  tableEntry,
} from "./manifest.ts";
import { withOwnerConnection } from "./owner-connection.ts";
import { readBackup } from "./read-backup.ts";
import { replaceFile } from "./replace-file.ts";
import { appliedMigrations, postgresVersion, withSnapshot } from "./snapshot.ts";
import { type BackupTable, columnList, countRows } from "./tables.ts";

export type BackupOptions = {
  url: string;
  fileStore: FileStore;
  file: string;
  now: Date;
};

const MAX_ENTRY_BYTES = 4_194_304;
const PICTURES_AT_ONCE = 16;

export const createBackup = ({ url, fileStore, file, now }: BackupOptions): Promise<Outcome<Manifest, string>> =>
  replaceFile(file, async (temporary) => {
    const outcome = await withOwnerConnection(url, (client) =>
      withSnapshot(client, async (tables) => {
        const archive = createArchive(temporary);
        try {
          await writeBackup(archive, { client, tables, fileStore, now });
          await archive.finish();
          return accept(undefined);
        } catch (error) {
          await archive.abort();
          throw error;
        }
      }),
    );
    return outcome.ok ? readBackup(temporary) : outcome;
  });

type Source = { client: pg.ClientBase; tables: BackupTable[]; fileStore: FileStore; now: Date };

async function writeBackup(archive: ArchiveWriter, { client, tables, fileStore, now }: Source): Promise<void> {
  const copiedTables: ManifestTable[] = [];
  for (const table of tables) copiedTables.push(await writeTable(archive, client, table));
  // After the rows, so that every picture that they name exists.
  const pictures = await writePictures(archive, fileStore);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    createdAt: now.toISOString(),
    programVersion: createRequire(import.meta.url)("@pecacerta/server/package.json").version,
    postgresVersion: await postgresVersion(client),
    migrations: await appliedMigrations(client),
    tables: copiedTables,
    pictures,
  };
  await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 2)));
}

/** Counts apart from the copy, so that reading back can compare the two. */
async function writeTable(archive: ArchiveWriter, client: pg.ClientBase, table: BackupTable): Promise<ManifestTable> {
  const { rows, rowsByCompany } = await countRows(client, table);
  const hash = createHash("sha256");
  let part = 0;
  let pending: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    part++;
    await archive.add(tableEntry({ table: table.name, hasCompany: table.hasCompany }, part), Buffer.concat(pending));
    pending = [];
    size = 0;
  };
  const copy = client.query(copyTo(`copy public.${table.name} (${columnList(table.columns)}) to stdout`));
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    hash.update(chunk);
    pending.push(chunk);
    size += chunk.length;
    if (size >= MAX_ENTRY_BYTES) await flush();
  }
  await flush();
  return {
    name: table.name,
    columns: table.columns,
    rows,
    rowsByCompany: Object.fromEntries(rowsByCompany),
    sha256: hash.digest("hex"),
  };
}

async function writePictures(archive: ArchiveWriter, fileStore: FileStore): Promise<ManifestPicture[]> {
  const pictures: ManifestPicture[] = [];
  const names = (await fileStore.list()).filter((name) => parsePictureEntry(pictureEntry(name)) !== undefined);
  while (names.length > 0) {
    const batch = names.splice(0, PICTURES_AT_ONCE);
    const files = await Promise.all(batch.map(async (name) => ({ name, bytes: await fileStore.read(name) })));
    for (const { name, bytes } of files) {
      if (!bytes) throw new Error(`The picture ${name} disappeared during the backup.`);
      await archive.add(pictureEntry(name), bytes);
      pictures.push({ name, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    }
  }
  return pictures;
}
