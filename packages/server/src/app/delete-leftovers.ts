import { lstat, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "@pecacerta/rules/duration";
import type { Config } from "../platform/config/config.ts";
import { pictureFolder } from "../platform/config/files-url.ts";
import { isUnfinishedFile } from "../platform/files/folder-store.ts";
import { isUploadFolder } from "../platform/http/receive-upload.ts";

/** Longer than any upload: other processes use the same folders. */
const MIN_AGE_MS = HOUR_MS;

export async function deleteLeftovers(config: Config): Promise<void> {
  await deleteOld(tmpdir(), isUploadFolder);
  await deleteOld(pictureFolder(config), isUnfinishedFile);
}

async function deleteOld(folder: string, isLeftover: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter(isLeftover).map((name) => join(folder, name))) {
    const entry = await lstat(path).catch(() => undefined);
    const isOld = entry && Date.now() - entry.mtimeMs > MIN_AGE_MS;
    if (isOld) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
