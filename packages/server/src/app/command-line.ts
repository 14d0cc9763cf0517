import type { Installation } from "../companies/installation.ts";
import { readConfig } from "../platform/config/config.ts";
import { databaseAddresses } from "../platform/database/addresses.ts";
import { checkLogin } from "../platform/database/login.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { newLog } from "../platform/http/logging.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { openInstallation } from "./open-installation.ts";

/** For commands of the operator, which may run while the shop is open. `ownerUrl`: undefined if it is not configured. */
export async function withInstallation(
  work: (installation: Installation, ownerUrl: string | undefined) => Promise<void>,
): Promise<void> {
  const config = orExit(readConfig(process.env));
  const addresses = orExit(await databaseAddresses(config));
  const warn = (line: string) => console.warn(line);
  const { url, ownerUrl } = orExit(await checkLogin(addresses, { production: false, warn }));
  if (ownerUrl) orExit(await migrate(ownerUrl));
  const { installation, close } = orExit(await openInstallation(config, url, newLog(config.LOG_LEVEL)));
  await work(installation, ownerUrl);
  await close();
  await addresses.stop();
}

export const withCompany = (
  slug: string,
  work: (tenant: Tenant, installation: Installation) => Promise<void>,
): Promise<void> =>
  withInstallation(async (installation) => {
    const tenant = await installation.directory.bySlug(slug);
    if (tenant) return work(tenant, installation);
    console.error(`There is no company ${slug}.`);
    process.exitCode = 1;
  });

function orExit<Value>(outcome: { ok: true; value: Value } | { ok: false; refusal: string }): Value {
  return outcome.ok ? outcome.value : exitWithError(outcome.refusal);
}
