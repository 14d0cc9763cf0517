import { stat } from "node:fs/promises";
import { accept } from "@pecacerta/rules/outcome";
import { exitWithError } from "../process/exit-with-error.ts";
import { formatElapsedSeconds, formatMegabytes, resolveFile, runDatabaseCommand } from "./command.ts";
import { createBackup } from "./create-backup.ts";
import { summarizeManifest } from "./manifest.ts";

// `npm run backup -- FILE`. It may run while the shop is open.
const [name, ...others] = process.argv.slice(2);
if (!name || name.startsWith("--") || others.length > 0) exitWithError("Name the file: npm run backup -- FILE");
const file = resolveFile(name);
const start = performance.now();
await runDatabaseCommand({
  failure: "No backup was made.",
  mustExist: true,
  async work({ url, fileStore }) {
    const backup = await createBackup({ url, fileStore, file, now: new Date() });
    if (!backup.ok) return backup;
    const { size } = await stat(file);
    return accept(
      `Backed up ${summarizeManifest(backup.value)} to ${file} (${formatMegabytes(size)}, ${formatElapsedSeconds(start)}).`,
    );
  },
});
