import { accept, type Outcome } from "@pecacerta/rules/outcome";
import type { Config } from "../platform/config/config.ts";
import { type DatabaseAddresses, databaseAddresses } from "../platform/database/addresses.ts";
import { checkLogin } from "../platform/database/login.ts";
import { migrate } from "../platform/database/migrate.ts";
import { loadSampleIntoEmpty, shouldLoadSample } from "./load-sample.ts";
import type { Sample } from "./start.ts";

type PreparedDatabase = Pick<DatabaseAddresses, "url" | "health">;

/** Migrates the database and loads the sample as its owner. Returns the URL of the program's login. */
export async function prepareDatabase(
  config: Config,
  undo: (() => Promise<unknown>)[],
  sample: Pick<Sample, "load">,
): Promise<Outcome<PreparedDatabase, string>> {
  const starting = databaseAddresses(config);
  // Registered before the server runs, so that a signal during the start also stops it.
  undo.push(async () => {
    const addresses = await starting;
    if (addresses.ok) await addresses.value.stop();
  });
  const addresses = await starting;
  if (!addresses.ok) return addresses;
  const checked = await checkedAndMigrated(addresses.value);
  if (!checked.ok) return checked;
  const { url, ownerUrl } = checked.value;
  if (ownerUrl && shouldLoadSample(config)) {
    const loaded = await loadSampleIntoEmpty(config, ownerUrl, sample.load);
    if (!loaded.ok) return loaded;
  }
  return accept({ url, health: addresses.value.health });
}

async function checkedAndMigrated(addresses: DatabaseAddresses): Promise<Outcome<DatabaseAddresses, string>> {
  const production = process.env.NODE_ENV === "production";
  const checked = await checkLogin(addresses, { production, warn: (line) => console.warn(line) });
  if (!checked.ok || !checked.value.ownerUrl) return checked;
  const migrated = await migrate(checked.value.ownerUrl);
  return migrated.ok ? checked : migrated;
}
