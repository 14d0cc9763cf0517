import { HOSTILE_TEXTS, joinHostileTexts } from "@pecacerta/server/testing/hostile-texts";
import { ADDRESS, apiToken, callApi, newCustomerInput, type TestCustomer } from "./api.ts";
import type { HostileShop } from "./hostile-shop.ts";

const [FIRST = ""] = HOSTILE_TEXTS;
const PAIRS = HOSTILE_TEXTS.flatMap((text, index): [string, string][] =>
  index % 2 === 0 ? [[text, HOSTILE_TEXTS[index + 1] ?? text]] : [],
);

export async function registerHostileCustomer({ slug }: HostileShop): Promise<TestCustomer> {
  const person = { ...newCustomerInput(slug), name: FIRST };
  await callApi("POST /register", { company: slug, body: { ...person, ecommerce_id: slug } });
  return person;
}

export type OrderLinks = { number: string; token: string; address: string };

/** Writes the texts into every field of a customer. */
export async function fillCustomerTexts({ slug: company, slugs, allTextsSlug }: HostileShop, customer: TestCustomer) {
  const token = await apiToken(customer);
  const send = (name: string, body?: unknown, key?: string) => callApi(name, { company, token, body, key });
  const ids: string[] = await Promise.all(
    [...slugs, allTextsSlug].map(async (slug) => (await callApi(`GET /products/${slug}`, { company })).data.id),
  );
  const product_id = ids.pop();
  const items = ids.map((id) => ({ product_id: id, quantity: 1, options: [] }));
  // Two texts per address and bid, because their number is limited.
  const [address] = await Promise.all(PAIRS.map((pair) => send("POST /user/addresses", addressOf(...pair))));
  await Promise.all([
    ...joinHostileTexts(2000)
      .slice(0, 1)
      .map((revision) => send("POST /sale/review/insert", { product_id, rating: 1, revision })),
    ...joinHostileTexts(1000).map((question) => send("POST /sale/question/insert", { product_id, question })),
    ...joinHostileTexts(2000).map((message) =>
      send("POST /mailing/contact", { name: FIRST, email: ADDRESS.email, message }),
    ),
  ]);
  for (const [index, pair] of PAIRS.entries())
    await send("POST /user/bid/insert", { product_id: ids[index], value: 9, message: pair.join(" ") });
  for (const id of ids) await send("POST /user/wishlist/insert", { product_uuid: id });
  const checkout = { items, address: addressOf(FIRST), payment: "combine", order_notes: joinHostileTexts(1000)[0] };
  const order = await send("POST /user/orders/checkout", checkout, "one order");
  await send("PUT /user/cart", { items });
  const { number, token: orderToken } = order.data;
  return {
    order: { number, token: orderToken, address: address.data.id },
    compared: ids.slice(0, 4).map((id, index) => ({ id, name: HOSTILE_TEXTS[index] })),
  };
}

const addressOf = (text: string, other = text) => ({
  ...ADDRESS,
  firstName: text,
  lastName: text,
  company: text,
  address1: text,
  address2: other,
  city: other,
});
