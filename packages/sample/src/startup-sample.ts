import type { Sample } from "@pecacerta/server/app/start";
import { sampleAccounts } from "./accounts.ts";

/** The sample, in the form in which the start of the shop takes one. */
export const sample: Sample = {
  async load(database, secretKey) {
    // Most starts find the shops there: the goods, texts and vehicles are not even read then.
    const { loadSample } = await import("./load.ts");
    await loadSample({ database, secretKey }, new Date());
  },
  async accounts({ database }) {
    const accounts = await sampleAccounts(database);
    return accounts.map(({ company, email, password }) => `${company}: ${email}, password ${password}`);
  },
};
