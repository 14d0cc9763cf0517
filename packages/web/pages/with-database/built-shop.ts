import { openInstallation } from "@pecacerta/server/app/open-installation";
import type { Installation } from "@pecacerta/server/companies/installation";
import { readConfig } from "@pecacerta/server/platform/config/config";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { databaseUrl, TEST_SECRET_KEY, unwrapOutcome } from "@pecacerta/server/testing/database";
import type { FastifyInstance } from "fastify";

type Built = { createShop: (installation: Installation) => Promise<FastifyInstance> };

/** The built shop with its pages, on the test database. */
export async function openBuiltShop(
  environment: Record<string, string> = {},
  log = newLog("error"),
  url = databaseUrl(),
) {
  const { createShop } = (await import("../../build/server/index.js" as string)) as Built;
  const config = unwrapOutcome(
    readConfig({ LOG_LEVEL: "error", SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: "off", ...environment }),
  );
  const { installation, close } = unwrapOutcome(await openInstallation(config, url, log));
  const app = await createShop(installation);
  await app.ready();
  return {
    installation,
    app,
    async close() {
      await app.close();
      await close();
    },
  };
}

export type BuiltShop = Awaited<ReturnType<typeof openBuiltShop>>;
