import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFolder } from "@pecacerta/embedded-postgres/home";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import type { FileStore } from "./file-store.ts";
import { syncToDisk } from "./sync-to-disk.ts";

export const isUnfinishedFile = (name: string): boolean => /^\..+\.\d+$/.test(name);

/** `mustExist`: a missing folder is a problem, such as a share that is not mounted. Otherwise the first write makes it. */
export function createFolderStore(folder: string, { mustExist = false } = {}): FileStore {
  async function writeWhole(name: string, bytes: Buffer): Promise<void> {
    if (!mustExist) await createFolder(folder);
    // Renamed when complete: browsers cache these names forever.
    const unfinished = join(folder, `.${name}.${process.pid}`);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, join(folder, name));
    await syncToDisk(folder);
  }

  return {
    isRemote: false,
    read: (name) => readFile(join(folder, name)).catch(absentAs(undefined)),
    write: (name, bytes) => writeWhole(name, bytes).catch(refuseWrites(folder)),
    delete: (name) => rm(join(folder, name), { force: true }).catch(refuseWrites(folder)),
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(absentAs([]));
      const isComplete = (name: string) => !name.startsWith(".");
      return entries.flatMap((entry) => (entry.isFile() && isComplete(entry.name) ? [entry.name] : [])).toSorted();
    },
    async findProblem() {
      if (!mustExist || (await stat(folder).catch(() => undefined))?.isDirectory()) return undefined;
      return { text: `There is no folder ${folder}: create or mount it, or change FILES_URL.`, isTemporary: false };
    },
  };
}

const absentAs =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };

const refuseWrites =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new ExternalServiceError(`The folder ${folder} cannot be written: ${error.code ?? error.message}`);
  };
