import { createApp } from "../src/app/app.ts";
import { start } from "../src/app/start.ts";

// The installation without pages and sample: what the tests of starting and stopping run as a process of its own.
const accounts = process.env.SAMPLE_ACCOUNTS ? [process.env.SAMPLE_ACCOUNTS] : [];
await start({
  createShop: createApp,
  sample: { load: async () => {}, accounts: async () => accounts },
});
