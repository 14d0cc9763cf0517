import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import { startEmbedded } from "../database/embedded.ts";
import { newLog } from "../http/logging.ts";
import { openInstallation } from "../open-installation.ts";
import { importPictures } from "./import-folder.ts";

// `npm run pictures -- COMPANY FOLDER`: gives the company's products the pictures of a folder, named by their SKU.
const [slug, folder] = process.argv.slice(2);
if (!slug || !folder) end("Say which company and which folder: npm run pictures -- COMPANY FOLDER");
if (!(await stat(folder).catch(() => undefined))?.isDirectory()) end(`There is no folder ${folder}.`);
const config = orEnd(readConfig(process.env));
const embedded = config.DATABASE_URL
  ? undefined
  : orEnd(await startEmbedded({ folder: config.DATA_DIR, log: (line) => console.log(line) }));
const url = config.DATABASE_URL ?? embedded?.url ?? "";
const { installation, close } = orEnd(await openInstallation(config, url, newLog(config.LOG_LEVEL)));
const shop = await installation.directory.bySlug(slug);
if (shop) {
  const { changed, refused } = await importPictures(shop, folder, join(config.DATA_DIR, "pictures"));
  for (const { file, why } of refused) console.error(`${file}: refused, ${why}.`);
  console.log(`${changed.length} products have new pictures.`);
  if (refused.length > 0) process.exitCode = 1;
} else {
  console.error(`There is no company ${slug}.`);
  process.exitCode = 1;
}
await close();
await embedded?.stop();

function orEnd<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  return outcome.ok ? outcome.value : end(outcome.refusal);
}

function end(line: string): never {
  console.error(line);
  process.exit(1);
}
