import { HOSTILE_TEXTS, joinHostileTexts } from "@pecacerta/server/testing/hostile-texts";
import type { Page } from "@playwright/test";
import { ADDRESS, apiToken, callApi, newCustomerInput, type TestCustomer } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { createHostileShop, type HostileShop } from "./hostile-shop.ts";
import { inspectDocument } from "./inspect-document.ts";
import { waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { searchBox, suggestionOptions } from "./suggestions.ts";

// Without the content security policy, which would hide injected scripts.
test.use({ bypassCSP: true });

const TEXT_COUNT = HOSTILE_TEXTS.length;
const [FIRST = ""] = HOSTILE_TEXTS;
const PAIRS = HOSTILE_TEXTS.flatMap((text, index): [string, string][] =>
  index % 2 === 0 ? [[text, HOSTILE_TEXTS[index + 1] ?? text]] : [],
);

test("sixty hostile texts in every field stay text on every page", async ({ page, pageErrors }) => {
  test.slow();
  page.on("dialog", (dialog) => {
    pageErrors.observed.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const shop = await createHostileShop();
  const customer = await registerHostileCustomer(shop);
  const { order, compared } = await fillCustomerTexts(shop, customer);
  await page.goto(`/?company=${shop.slug}`);
  await signInByApi(page, customer);
  await page.evaluate(([key, value]) => localStorage.setItem(key, JSON.stringify({ version: 1, value })), [
    `compare_${shop.slug}`,
    compared,
  ] as const);
  let shownTexts = 0;
  for (const [path, minimum] of listPages(shop, order))
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator("main .skeleton"), path).toHaveCount(0);
      shownTexts += await expectTextsShown(page, path, minimum);
    });
  await openOverlays(page);
  expect((await page.evaluate(inspectDocument, { texts: HOSTILE_TEXTS })).injected).toEqual([]);
  for (const index of HOSTILE_TEXTS.keys()) {
    const paths = pagesShowing(shop, index);
    await Promise.all(paths.map((path) => expectTextInSource(page, path, index)));
    shownTexts += paths.length;
  }
  // Dialogs and external requests are reported by `pageErrors`.
  expect(shownTexts).toBeGreaterThan(1100);
});

async function expectTextsShown(page: Page, path: string, minimum: number): Promise<number> {
  const inspect = () => page.evaluate(inspectDocument, { texts: HOSTILE_TEXTS });
  // Personal data loads after the page.
  await expect.poll(async () => (await inspect()).shownTexts.length, { message: path }).toBeGreaterThanOrEqual(minimum);
  const { shownTexts, injected } = await inspect();
  expect(injected, path).toEqual([]);
  return shownTexts.length;
}

/** Checks the HTML only, because there are too many pages to visit. */
async function expectTextInSource(page: Page, path: string, index: number): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const { shownTexts, injected } = await page.evaluate(inspectDocument, { texts: HOSTILE_TEXTS, html });
  expect(injected, path).toEqual([]);
  expect(shownTexts, path).toContain(index);
}

async function openOverlays(page: Page): Promise<void> {
  await page.goto("/products");
  await waitForHydration(page);
  await searchBox(page).fill("script");
  await expect(suggestionOptions(page).first()).toContainText("alert(1)");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Todas as categorias" }).click();
  await expect(page.locator("#menu")).toContainText(FIRST);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Espiar / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(/\S/);
}

/** Pages with the minimum number of texts that they show. */
function listPages({ posts, allTextsSlug }: HostileShop, { number, token, address }: OrderLinks): [string, number][] {
  return [
    ["/", 16],
    ["/catalog", TEXT_COUNT],
    ["/catalog/categoria-7", 1],
    ...["", "?page=2", "?page=3", "?page=4"].map((page): [string, number] => [`/products${page}`, 13]),
    [`/catalog/product-search?search=${encodeURIComponent(FIRST)}`, 1],
    ["/brands", 0],
    [`/products/${allTextsSlug}`, TEXT_COUNT],
    ["/products/peca-3/bid", 1],
    ["/about-us", 9],
    ["/terms", 0],
    ["/contact-us", 9],
    ["/demo/blog/classic-right-sidebar", 50],
    ["/demo/blog/post-full-width", TEXT_COUNT],
    [`/blog/${posts[0]}`, TEXT_COUNT],
    ["/compare", 4],
    ["/wishlist", TEXT_COUNT],
    ["/account/wishlist", TEXT_COUNT],
    ["/cart", TEXT_COUNT],
    ["/cart/checkout", TEXT_COUNT],
    [`/cart/checkout/${token}`, TEXT_COUNT],
    ["/account/dashboard", 1],
    ["/account/orders", 0],
    [`/account/orders/${number}`, TEXT_COUNT],
    ["/account/garage", 0],
    ["/account/profile", 1],
    ["/account/bid", TEXT_COUNT],
    ["/account/addresses", TEXT_COUNT],
    [`/account/addresses/${address}`, 1],
    ["/account/privacy", 0],
    ["/track-order", 0],
  ];
}

/** Pages that show this text. */
const pagesShowing = ({ slugs }: HostileShop, index: number): string[] => [
  `/products/${slugs[index]}`,
  `/catalog/product-search?search=${encodeURIComponent(HOSTILE_TEXTS[index] ?? "")}`,
];

async function registerHostileCustomer({ slug }: HostileShop): Promise<TestCustomer> {
  const person = { ...newCustomerInput(slug), name: FIRST };
  await callApi("POST /register", { company: slug, body: { ...person, ecommerce_id: slug } });
  return person;
}

type OrderLinks = { number: string; token: string; address: string };

/** Writes the texts into every field of a customer. */
async function fillCustomerTexts({ slug: company, slugs, allTextsSlug }: HostileShop, customer: TestCustomer) {
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
  ...{ ...ADDRESS, firstName: text, lastName: text, company: text },
  ...{ address1: text, address2: other, city: other },
});
