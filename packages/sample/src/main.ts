import { readConfig } from "@pecacerta/server/config";
import { startEmbedded } from "@pecacerta/server/database/embedded";
import { newLog } from "@pecacerta/server/http/logging";
import { openInstallation } from "@pecacerta/server/open-installation";
import { sample } from "./for-start.ts";
import { loadSample } from "./load.ts";

// `npm run sample`: puts the sample companies into the database that the configuration names, where they are missing.
const config = orEnd(readConfig(process.env));
const embedded = config.DATABASE_URL
  ? undefined
  : orEnd(await startEmbedded({ folder: config.DATA_DIR, log: (line) => console.log(line) }));
const url = config.DATABASE_URL ?? embedded?.url ?? "";
const { installation, close } = orEnd(await openInstallation(config, url, newLog(config.LOG_LEVEL)));
const loaded = await loadSample(installation.database, new Date());
console.log(loaded.ok ? `Loaded: ${loaded.value.join(", ")}.` : "The sample companies are all there already.");
for (const line of await sample.accounts(installation)) console.log(line);
await close();
await embedded?.stop();

function orEnd<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  if (outcome.ok) return outcome.value;
  console.error(outcome.refusal);
  process.exit(1);
}
