import { stat } from "node:fs/promises";
import { accept } from "@pecacerta/rules/outcome";
import { exitWithError } from "../../app/command-line.ts";
import { formatMegabytes, formatSeconds, resolveFile, runCommand } from "./command.ts";
import { createBackup } from "./create-backup.ts";
import { summaryOf } from "./manifest.ts";

// `npm run backup -- FILE`: writes the database and the pictures to a file. It may run while the shop is open.
const [name, ...others] = process.argv.slice(2);
if (!name || name.startsWith("--") || others.length > 0) exitWithError("Name the file: npm run backup -- FILE");
const file = resolveFile(name);
const start = performance.now();
await runCommand({
  failure: "No backup was made.",
  mustExist: true,
  async work({ url, pictureFolder }) {
    const written = await createBackup({ url, pictureFolder, file, now: new Date() });
    if (!written.ok) return written;
    const { size } = await stat(file);
    return accept(
      `Backed up ${summaryOf(written.value)} to ${file} (${formatMegabytes(size)}, ${formatSeconds(start)}).`,
    );
  },
});
