import type { Sample } from "@pecacerta/server/app/start";
import { sampleAccounts } from "./accounts.ts";

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
};
