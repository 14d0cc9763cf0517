import { withInstallation } from "@pecacerta/server/app/command-line";
import { withOwner } from "@pecacerta/server/app/load-sample";
import { exitWithError } from "@pecacerta/server/platform/process/exit-with-error";
import { findCompanyIds } from "./accounts.ts";
import { SAMPLE_COMPANIES } from "./companies/settings.ts";
import { loadSample } from "./load.ts";
import { sample } from "./startup-sample.ts";

// `npm run sample [-- --beside-others]`: loads the missing sample companies into the configured database. A database with
// other companies needs `--beside-others`.
const mayJoinOthers = process.argv.includes("--beside-others");
await withInstallation(async (installation, ownerUrl) => {
  const { secretKey } = installation;
  if (!ownerUrl) exitWithError("Loading the sample needs the database's owner: set MIGRATE_DATABASE_URL.");
  const sampleSlugs = new Set<string>(SAMPLE_COMPANIES.map(({ slug }) => slug));
  const others = [...(await findCompanyIds(installation.database)).keys()].filter((slug) => !sampleSlugs.has(slug));
  if (others.length > 0 && !mayJoinOthers)
    exitWithError(
      `The database has other companies (${others.slice(0, 3).join(", ")}): the sample accounts' passwords are known to ` +
        "everybody. To load the sample all the same: npm run sample -- --beside-others",
    );
  const loaded = await withOwner(ownerUrl, (database) => loadSample({ database, secretKey }, new Date()));
  console.log(loaded.ok ? `Loaded: ${loaded.value.join(", ")}.` : "All sample companies exist already.");
  for (const line of await sample.accounts(installation)) console.log(line);
  for (const line of await sample.owners(installation)) console.log(line);
});
