import { stat } from "node:fs/promises";
import { join } from "node:path";
import { exitWithError, withCompany } from "../../app/command-line.ts";
import { importImageFolder } from "./import-image-folder.ts";

// `npm run pictures -- COMPANY FOLDER`: gives the company's products the pictures of a folder, named by their SKU.
const [slug, folder] = process.argv.slice(2);
if (!slug || !folder) exitWithError("Say which company and which folder: npm run pictures -- COMPANY FOLDER");
if (!(await stat(folder).catch(() => undefined))?.isDirectory()) exitWithError(`There is no folder ${folder}.`);
await withCompany(slug, async (tenant, { config }) => {
  const { changed, refused } = await importImageFolder(tenant, folder, join(config.DATA_DIR, "pictures"));
  for (const { file, reason: why } of refused) console.error(`${file}: refused, ${why}.`);
  console.log(`${changed.length} products have new pictures.`);
  if (refused.length > 0) process.exitCode = 1;
});
