import { chmod, mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder for a test. PostgreSQL can enter it: for root, it runs as another user. */
export async function createTestFolder(name: string): Promise<string> {
  const isOpen = ((await stat(tmpdir())).mode & 0o001) !== 0;
  const folder = await mkdtemp(join(isOpen ? tmpdir() : "/tmp", `pecacerta-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}
