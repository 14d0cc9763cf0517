import { withInstallation } from "@pecacerta/server/command-line";
import { sample } from "./for-start.ts";
import { loadSample } from "./load.ts";

// `npm run sample`: puts the sample companies into the database that the configuration names, where they are missing.
await withInstallation(async (installation) => {
  const loaded = await loadSample(installation.database, new Date());
  console.log(loaded.ok ? `Loaded: ${loaded.value.join(", ")}.` : "The sample companies are all there already.");
  for (const line of await sample.accounts(installation)) console.log(line);
});
