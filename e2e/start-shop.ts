import { restockPopularProducts } from "./seller-actions.ts";
import { startShop } from "./shop-process.ts";

/** Starts one shop for all tests and passes its URLs to the workers by environment; returns the teardown. */
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, mailUrl, databaseUrl, secretKey, stop } = await startShop();
  process.env.SHOP_URL = url;
  process.env.SHOP_MAIL_URL = mailUrl;
  process.env.SHOP_DATABASE_URL = databaseUrl;
  process.env.SHOP_SECRET_KEY = secretKey;
  await restockPopularProducts();
  // An aborted run must not leave a shop and a database running.
  for (const signal of ["SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  return async () => void (await stop());
}
