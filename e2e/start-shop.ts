import { restockPopularProducts } from "./seller-actions.ts";
import { startShop } from "./shop-process.ts";

/** One shop for all journeys; answers how to stop it. What the workers need to know of it travels by environment. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function startForAll(): Promise<() => Promise<void>> {
  const { url, mailUrl, databaseUrl, stop } = await startShop();
  process.env.SHOP_URL = url;
  process.env.SHOP_MAIL_URL = mailUrl;
  process.env.SHOP_DATABASE_URL = databaseUrl;
  await restockPopularProducts();
  // Whoever breaks the tests off must not find a shop and a database behind them.
  for (const signal of ["SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  return stop;
}
