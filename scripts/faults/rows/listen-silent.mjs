import { setTimeout as pause } from "node:timers/promises";
import { formatSeconds, sendRequest, startShopThroughProxy, withSampleCompany } from "../harness.mjs";

export const name = "LISTEN silent";
export const promise = "a price that another process changed is on the page within 15 s";

export async function run(harness) {
  const { shop, proxy } = await startShopThroughProxy(harness);
  const { text } = await sendRequest(`${shop.url}/ecommerce/products/all?limit=1`, {
    headers: { ecommerce: "pecacerta" },
  });
  const [product] = JSON.parse(text).data;
  const page = `${shop.url}/products/${product.slug}`;
  for (let visit = 0; visit < 3; visit += 1) await sendRequest(page);
  proxy.hang(({ sent }) => /\blisten\b/i.test(sent));
  const price = 700_000 + Math.floor(Math.random() * 90_000);
  await changePrice(harness.server.ownerUrl, product.id, price);
  const shown = `${Math.floor(price / 100_000)}.${String(price).slice(-5, -2)},${String(price).slice(-2)}`;
  const since = performance.now();
  while (performance.now() - since < 40_000 && !(await sendRequest(page)).text.includes(shown)) await pause(100);
  const seen = performance.now() - since;
  return { figure: `seen after ${formatSeconds(seen)}`, ok: seen < 15_000 };
}

async function changePrice(ownerUrl, productId, centavos) {
  const statement = "update products set price = $2, compare_at_price = null, sale_ends_at = null where id = $1";
  await withSampleCompany(ownerUrl, async (client) => {
    const { rowCount } = await client.query(statement, [productId, centavos]);
    if (rowCount !== 1) throw new Error("No price was changed.");
  });
}
