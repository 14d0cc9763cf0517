import { stat } from "node:fs/promises";
import sharp from "sharp";
import { importImageFolder } from "../catalog/image-import/import-image-folder.ts";
import { blockOtherDecoders } from "../catalog/images/open-image.ts";
import { ExternalServiceError } from "../platform/outbound/fetch-json.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { withCompany } from "./command-line.ts";

// `npm run pictures -- COMPANY FOLDER`
const [slug, folder] = process.argv.slice(2);
if (!slug || !folder) exitWithError("Pass a company and a folder: npm run pictures -- COMPANY FOLDER");
if (!(await stat(folder).catch(() => undefined))?.isDirectory()) exitWithError(`There is no folder ${folder}.`);
blockOtherDecoders(sharp);
await withCompany(slug, async (tenant, { fileStore }) => {
  const problem = await fileStore.findProblem();
  if (problem) exitWithError(problem.text);
  const { changed, refused } = await importImageFolder(tenant, folder, fileStore).catch(exitIfUnavailable);
  for (const { file, reason } of refused) console.error(`${file}: refused, ${reason}.`);
  console.log(`${changed.length} products have new pictures.`);
  if (refused.length > 0) process.exitCode = 1;
});

function exitIfUnavailable(error: unknown): never {
  if (!(error instanceof ExternalServiceError)) throw error;
  exitWithError(`${error.message}. The import stopped: run it again.`);
}
