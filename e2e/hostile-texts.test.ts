import { HOSTILE_TEXTS } from "@pecacerta/server/testing/hostile-texts";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { fillCustomerTexts, type OrderLinks, registerHostileCustomer } from "./hostile-customer.ts";
import { createHostileShop, type HostileShop } from "./hostile-shop.ts";
import { inspectDocument } from "./inspect-document.ts";
import { waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { searchBox, suggestionOptions } from "./suggestions.ts";

// Without the content security policy, which would hide injected scripts.
test.use({ bypassCSP: true });

const TEXT_COUNT = HOSTILE_TEXTS.length;
const [FIRST = ""] = HOSTILE_TEXTS;

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
