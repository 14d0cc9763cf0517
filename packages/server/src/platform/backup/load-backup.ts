import { finished } from "node:stream/promises";
import type { Outcome } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { FileStore } from "../files/file-store.ts";
import type { Manifest } from "./manifest.ts";
import { readBackup } from "./read-backup.ts";
import { columnList } from "./tables.ts";

const PICTURES_AT_ONCE = 16;

export async function loadBackup(
  client: pg.Client,
  manifest: Manifest,
  { file, fileStore }: { file: string; fileStore: FileStore },
): Promise<Outcome<Manifest, string>> {
  const columns = new Map(manifest.tables.map((table) => [table.name, columnList(table.columns)]));
  const pictures = createPictureWriter(fileStore);
  let open: TableLoader | undefined;
  const outcome = await readBackup(file, {
    async rows(table, chunk) {
      if (open?.table !== table) {
        await open?.finish();
        open = loadTable(client, table, columns.get(table) ?? "");
      }
      await open.write(chunk);
    },
    picture: pictures.add,
  });
  await open?.finish();
  await pictures.flush();
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
function createPictureWriter(fileStore: FileStore) {
  let pending: { name: string; bytes: Buffer }[] = [];
  const flush = async () => {
    const batch = pending;
    pending = [];
    await Promise.all(batch.map(({ name, bytes }) => fileStore.write(name, bytes)));
  };
  return {
    flush,
    async add(name: string, bytes: Buffer): Promise<void> {
      pending.push({ name, bytes });
      if (pending.length >= PICTURES_AT_ONCE) await flush();
    },
  };
}
