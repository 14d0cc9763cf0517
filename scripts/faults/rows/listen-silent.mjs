import { setTimeout as pause } from "node:timers/promises";
import { changePrice, formatSeconds, sendRequest, startShopThroughProxy } from "../harness.mjs";
import { isTrueSoon } from "../proofs.mjs";

export const name = "LISTEN silent";
export const promise = "a price that another process changed is on the page within 15 s";

const isListening = ({ sent }) => /\blisten\b/i.test(sent);

export const cause = (proxy) => proxy.hang(isListening);

export const proof = async (_caused, proxy) => ({
  "the notification is held back": await isTrueSoon(() =>
    proxy.connections().some((connection) => isListening(connection) && connection.isHeld),
  ),
});

export async function run(harness, causeFault) {
  const { shop, proxy } = await startShopThroughProxy(harness);
  const { text } = await sendRequest(`${shop.url}/ecommerce/products/all?limit=1`, {
    headers: { ecommerce: "pecacerta" },
  });
  const [product] = JSON.parse(text).data;
  const page = `${shop.url}/products/${product.slug}`;
  for (let visit = 0; visit < 3; visit += 1) await sendRequest(page);
  await causeFault(proxy);
  const shown = await changePrice(harness.server.ownerUrl, product.id);
  const since = performance.now();
  while (performance.now() - since < 40_000 && !(await sendRequest(page)).text.includes(shown)) await pause(100);
  const seen = performance.now() - since;
  return { figure: `seen after ${formatSeconds(seen)}`, ok: seen < 15_000 };
}
