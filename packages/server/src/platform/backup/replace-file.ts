import { readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isAlive, processStartTime } from "@pecacerta/embedded-postgres/process";
import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import { syncToDisk } from "../files/sync-to-disk.ts";

/** Writes a temporary file and renames it when it is complete; otherwise the earlier file stays. */
export async function replaceFile<Result>(
  path: string,
  work: (temporary: string) => Promise<Outcome<Result, string>>,
): Promise<Outcome<Result, string>> {
  const folder = dirname(path);
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) return refuse(`There is no folder ${folder}.`);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return refuse(`${path} is a folder: name a file.`);
  await removeAbandonedFiles(path);
  const temporary = join(folder, `.${basename(path)}.${process.pid}-${processStartTime(process.pid)}.unfinished`);
  try {
    const outcome = await work(temporary);
    if (!outcome.ok) return outcome;
    await syncToDisk(temporary);
    await rename(temporary, path);
    await syncToDisk(folder);
    return outcome;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function removeAbandonedFiles(path: string): Promise<void> {
  const start = `.${basename(path)}.`;
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(start)) continue;
    const [, pid, began] = /^(\d+)-(\d*)\.unfinished$/.exec(name.slice(start.length)) ?? [];
    if (pid === undefined || (isAlive(Number(pid)) && processStartTime(Number(pid)) === began)) continue;
    await rm(join(dirname(path), name), { force: true });
  }
}
