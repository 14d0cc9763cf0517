import { prepareSampleOwners } from "@pecacerta/server/app/sample-owners";
import type { Sample } from "@pecacerta/server/app/start";
import { findSampleCompanies, sampleAccounts } from "./accounts.ts";

export const sample: Sample = {
  async load(database, secretKey) {
    // Imported on demand: most starts find the sample loaded.
    const { loadSample } = await import("./load.ts");
    await loadSample({ database, secretKey }, new Date());
  },
  async accounts({ database }) {
    const accounts = await sampleAccounts(database);
    return accounts.map(({ company, email, password }) => `${company}: ${email}, password ${password}`);
  },
  async owners(installation) {
    const companies = await findSampleCompanies(installation.database);
    const owners = await prepareSampleOwners(installation, companies, new Date());
    if (!owners) return [];
    const { emails, password, authenticatorKey, code } = owners;
    return [
      ...emails,
      `password ${password}`,
      `authenticator key ${authenticatorKey} (code now: ${code}; \`npm run sample\` prints the next)`,
    ];
  },
};
