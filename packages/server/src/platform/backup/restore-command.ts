import { rm } from "node:fs/promises";
import { join } from "node:path";
import { accept } from "@pecacerta/rules/outcome";
import { exitWithError } from "../process/exit-with-error.ts";
import { formatElapsedSeconds, resolveFile, runDatabaseCommand } from "./command.ts";
import { summarizeManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

// `npm run restore -- FILE [--replace]`
const commandArguments = process.argv.slice(2);
const replace = commandArguments.includes("--replace");
const [name, ...others] = commandArguments.filter((argument) => argument !== "--replace");
if (!name || name.startsWith("--") || others.length > 0)
  exitWithError("Name the file: npm run restore -- FILE [--replace]");
const file = resolveFile(name);
const start = performance.now();
await runDatabaseCommand({
  failure: "Nothing was restored.",
  mustExist: false,
  async work({ url, fileStore, dataFolder }) {
    const restored = await restoreBackup({ url, fileStore, file, replace });
    if (!restored.ok) return restored;
    // Otherwise the next start would finish loading the sample.
    await rm(join(dataFolder, "sample-unfinished"), { force: true });
    const { manifest, heldMails } = restored.value;
    const heldNote = heldMails > 0 ? ` ${heldMails} mails that waited are held: see npm run mail -- COMPANY.` : "";
    return accept(
      `Restored ${summarizeManifest(manifest)} as of ${manifest.createdAt} (${formatElapsedSeconds(start)}).${heldNote}`,
    );
  },
});
