import type { Sample } from "@pecacerta/server/start";
import { loadSample, sampleAccounts } from "./load.ts";

/** The sample, in the form in which the start of the shop takes one. */
export const sample: Sample = {
  async load({ database }) {
    await loadSample(database, new Date());
  },
  async accounts({ database }) {
    const accounts = await sampleAccounts(database);
    return accounts.map(({ company, email, password }) => `${company}: ${email}, password ${password}`);
  },
};
