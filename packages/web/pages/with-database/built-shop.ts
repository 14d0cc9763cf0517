import { readConfig } from "@pecacerta/server/platform/config/config";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { databaseUrl, TEST_SECRET_KEY, unwrapOutcome } from "@pecacerta/server/testing/database";

type Built = { openShop: typeof import("../../server.ts").openShop };

/** The built shop with its pages, on the test database. */
export async function openBuiltShop(
  environment: Record<string, string> = {},
  log = newLog("error"),
  url = databaseUrl(),
) {
  const { openShop } = (await import("../../build/server/index.js" as string)) as Built;
  const config = unwrapOutcome(
    readConfig({ LOG_LEVEL: "error", SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: "off", ...environment }),
  );
  const { installation, app, close } = unwrapOutcome(await openShop(config, url, log));
  await app.ready();
  const { directory, metrics } = installation;
  const sentFromCache = async () =>
    (await metrics.getSingleMetric("http_kept_pages_total")?.get())?.values[0]?.value ?? 0;
  return {
    installation,
    app,
    /**
     * Whether the page is in the cache. When a company of another test comes or goes, companies are resolved anew before
     * cached pages are sent: another page is asked for first, and this one again.
     */
    async isCached(path: string, ask: (path: string) => Promise<unknown>): Promise<boolean> {
      const reloads = directory.reloadCount();
      await ask("/contact");
      const before = await sentFromCache();
      await ask(path);
      if ((await sentFromCache()) > before) return true;
      return directory.reloadCount() !== reloads && this.isCached(path, ask);
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

export type BuiltShop = Awaited<ReturnType<typeof openBuiltShop>>;
