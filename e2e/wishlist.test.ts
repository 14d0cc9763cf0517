import type { Locator, Page, Response } from "@playwright/test";
import { fetchProduct } from "./api.ts";
import { findViolations } from "./axe.ts";
import { cartLink, expect, fillSignInForm, findToast, header, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const NAME = /^Pastilha de freio dianteira/;

const wishlistButton = (within: Page | Locator): Locator =>
  within.getByRole("button", { name: "Favorito", exact: true });
const wishlistItems = (page: Page): Locator => page.getByRole("list", { name: "Favoritos" }).getByRole("listitem");
const wishlistLink = (page: Page): Locator => header(page).getByRole("link", { name: /^Favoritos/ });
/** The wishlist has been saved on the server. */
const wishlistSaved = (page: Page): Promise<Response> => page.waitForResponse(/\/user\/wishlist\/insert$/);

test("[WL-01] [RT-08] [RT-11] [RT-12] [QV-01] a customer adds to the wishlist, sees it everywhere, buys from it and removes items", {
  tag: "@phone",
}, async ({ page, customer }) => {
  const { name } = await fetchProduct(PADS);
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${PADS}`, heading: NAME });
  await expect(wishlistButton(page)).toHaveAttribute("aria-pressed", "false");
  const firstSave = wishlistSaved(page);
  await wishlistButton(page).click();
  await expect(wishlistButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect(findToast(page, name)).toBeVisible();
  await firstSave;
  await expect(wishlistLink(page)).toContainText("1 item");

  // Other pages show it on the card and in the quick view, where another click removes it.
  await visit(page, { path: `/catalog/pastilhas-de-freio?search=${encodeURIComponent(name)}`, heading: /./ });
  const card = page.locator("main .card", { has: page.locator(`h3 a[href="/products/${PADS}"]`) });
  const onCard = card.getByRole("button", { name: `Adicionar ${name} aos favoritos` });
  await expect(onCard).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("button", { name: /^Espiar/ }).click();
  const view = page.getByRole("dialog");
  await expect(wishlistButton(view)).toHaveAttribute("aria-pressed", "true");
  await wishlistButton(view).click();
  await expect(onCard).toHaveAttribute("aria-pressed", "false");
  const secondSave = wishlistSaved(page);
  await wishlistButton(view).click();
  await expect(wishlistLink(page)).toContainText("1 item");
  await secondSave;

  // The misspelled URL of an old menu redirects.
  await visit(page, { path: "/account/whishilist", heading: "Meus favoritos" });
  await expect(page).toHaveURL("/account/wishlist");
  await expect(wishlistItems(page)).toHaveCount(1);
  await expect(wishlistItems(page)).toContainText(name);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await visit(page, { path: "/wishlist", heading: "Meus favoritos" });
  await expect(wishlistItems(page)).toContainText("R$");
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await wishlistItems(page)
    .getByRole("button", { name: `Adicionar ao carrinho: ${name}` })
    .click();
  await expect(cartLink(page)).toContainText("1 item");
  await wishlistItems(page)
    .getByRole("button", { name: `Remover ${name} dos favoritos` })
    .click();
  await expect(page.getByRole("heading", { name: "Nenhum favorito ainda" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Favoritos" })).toBeFocused();
  await expect(wishlistLink(page)).not.toContainText("item");
});

test("[WL-02] [RO-01] a visitor's wishlist button leads to sign-in and back, and the product is saved", async ({
  page,
  customer,
}) => {
  await visit(page, { path: `/products/${PADS}`, heading: NAME });
  await wishlistButton(page).click();
  await expect(page).toHaveURL(/\/account\/login\?next=/);
  const saved = wishlistSaved(page);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL(`/products/${PADS}`);
  await expect(wishlistButton(page)).toHaveAttribute("aria-pressed", "true");
  await saved;
  await wishlistLink(page).click();
  await expect(wishlistItems(page)).toHaveCount(1);
});

test("a failed wishlist change is reverted, and a failed list can be retried", async ({ page, context, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${PADS}`, heading: NAME });
  await context.route("**/ecommerce/user/wishlist**", (route) =>
    route.fulfill({ status: 429, json: { message: "TOO_MANY_REQUESTS" } }),
  );
  await wishlistButton(page).click();
  await expect(findToast(page, /^Muitas tentativas/)).toBeVisible();
  await expect(wishlistButton(page)).toHaveAttribute("aria-pressed", "false");
  await wishlistLink(page).click();
  const secondSave = page.getByRole("button", { name: "Tentar de novo" });
  await expect(secondSave).toBeVisible();
  await context.unroute("**/ecommerce/user/wishlist**");
  await secondSave.click();
  await expect(page.getByRole("heading", { name: "Nenhum favorito ainda" })).toBeVisible();
});
