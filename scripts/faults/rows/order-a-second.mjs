import { setTimeout as pause } from "node:timers/promises";
import { sendRequest, startHarnessShop, startLoad } from "../harness.mjs";
import { createOrderingCustomer, sendOrder } from "../orders.mjs";

export const name = "order a second";
export const promise = "at one order a second at least 0.9 of the pages come from the cache";

const COMPANY = "pecacerta";
const MOST_PAGES = 34;

export const cause = (shop, { token }, { id }) => sendOrder(shop.url, token, crypto.randomUUID(), id);

export const proof = ({ status }) => ({ "the order was placed": status === 201 });

export async function run(harness, causeFault) {
  const shop = await startHarnessShop(harness);
  const { data } = JSON.parse(
    (await sendRequest(`${shop.url}/ecommerce/products/all?limit=100`, { headers: { ecommerce: COMPANY } })).text,
  );
  const products = data.filter(({ options }) => options.length === 0).slice(0, MOST_PAGES - 4);
  const paths = [
    "/",
    "/products",
    "/products?page=2",
    "/products?page=3",
    ...products.map(({ slug }) => `/products/${slug}`),
  ];
  for (const path of paths) await sendRequest(shop.url + path, { headers: visitor });
  const customer = await createOrderingCustomer(shop.url);
  const cachedBefore = await cachedPages(shop);
  const stopLoad = startLoad(shop.url, 4, {
    perSecond: 40,
    headers: visitor,
    path: (loop, count) => paths[(loop * 7 + count) % paths.length],
  });
  const rounds = harness.short ? 3 : 15;
  let placed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { status } = await causeFault(shop, customer, products[round % products.length]);
    if (status === 201) placed += 1;
    await pause(1000);
  }
  const answers = await stopLoad();
  const rate = ((await cachedPages(shop)) - cachedBefore) / answers.length;
  return {
    figure: `${placed} orders in ${rounds} s, ${answers.length} pages, ${rate.toFixed(3)} of them from the cache`,
    ok: placed === rounds && rate >= 0.9 && answers.every(({ status }) => status === 200),
  };
}

const visitor = { cookie: `company=${COMPANY}` };

async function cachedPages({ output }) {
  const address = output.map((line) => /^Metrics: (\S+)/.exec(line)?.[1]).findLast(Boolean);
  return Number(/^http_kept_pages_total (\d+)/m.exec((await sendRequest(address)).text)?.[1] ?? 0);
}
