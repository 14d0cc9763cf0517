import { readConfig } from "@pecacerta/server/config";
import { accepted, databaseUrl, TEST_SECRET_KEY } from "@pecacerta/server/database/testing";
import { newLog } from "@pecacerta/server/http/logging";
import type { Installation } from "@pecacerta/server/installation";
import { openInstallation } from "@pecacerta/server/open-installation";
import type { FastifyInstance } from "fastify";

type Built = { createShop: (installation: Installation) => Promise<FastifyInstance> };

/** The whole shop as it is built, pages included, on the database that the tests run on. */
export async function openBuiltShop(
  environment: Record<string, string> = {},
  log = newLog("error"),
  url = databaseUrl(),
) {
  const { createShop } = (await import("../../build/server/index.js" as string)) as Built;
  const config = accepted(
    readConfig({ LOG_LEVEL: "error", SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: "off", ...environment }),
  );
  const { installation, close } = accepted(await openInstallation(config, url, log));
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
