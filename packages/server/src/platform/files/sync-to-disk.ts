import { open } from "node:fs/promises";

/** Flushes a file or a folder, so that it survives a crash of the machine. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
