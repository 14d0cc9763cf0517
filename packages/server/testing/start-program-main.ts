import { createApp } from "../src/app/app.ts";
import { start } from "../src/app/start.ts";

// The program without pages and sample data, for tests that start and stop it.
const accounts = process.env.SAMPLE_ACCOUNTS ? [process.env.SAMPLE_ACCOUNTS] : [];
await start({
  createShop: createApp,
  sample: { load: async () => {}, accounts: async () => accounts, owners: async () => [] },
});
