import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { Outcome } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Manifest } from "./manifest.ts";
import { readBackup } from "./read-backup.ts";
import { syncToDisk } from "./replace-file.ts";
import { columnList } from "./tables.ts";

export async function loadBackup(
  client: pg.Client,
  manifest: Manifest,
  { file, pictureFolder }: { file: string; pictureFolder: string },
): Promise<Outcome<Manifest, string>> {
  const columns = new Map(manifest.tables.map((table) => [table.name, columnList(table.columns)]));
  let open: TableLoader | undefined;
  const outcome = await readBackup(file, {
    async rows(table, chunk) {
      if (open?.table !== table) {
        await open?.finish();
        open = loadTable(client, table, columns.get(table) ?? "");
      }
      await open.write(chunk);
    },
    picture: (name, bytes) => writePicture(pictureFolder, name, bytes),
  });
  await open?.finish();
  if (manifest.pictures.length > 0) await syncToDisk(pictureFolder);
  return outcome;
}

type TableLoader = { table: string; write(chunk: Buffer): Promise<void>; finish(): Promise<void> };

function loadTable(client: pg.Client, table: string, columns: string): TableLoader {
  const stream = client.query(copyFrom(`copy public.${table} (${columns}) from stdin`));
  const loaded = finished(stream);
  loaded.catch(() => {});
  return {
    table,
    write: (chunk) =>
      Promise.race([
        new Promise<void>((resolve, reject) => {
          stream.write(chunk, (error) => (error ? reject(error) : resolve()));
        }),
        loaded,
      ]),
    async finish() {
      stream.end();
      await loaded;
    },
  };
}

/** A picture's name is its checksum, so writing it is harmless if the restore is undone. */
async function writePicture(folder: string, name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name);
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(bytes)) return;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.${process.pid}`);
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, path);
}
