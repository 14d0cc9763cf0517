import type { Locator, Page, Response } from "@playwright/test";
import { fetchProduct } from "./api.ts";
import { findViolations } from "./axe.ts";
import { cartLink, expect, fillSignInForm, findToast, header, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const NAME = /^Pastilha de freio dianteira/;

const heart = (within: Page | Locator): Locator => within.getByRole("button", { name: "Favorito", exact: true });
const wishes = (page: Page): Locator => page.getByRole("list", { name: "Favoritos" }).getByRole("listitem");
const wishLink = (page: Page): Locator => header(page).getByRole("link", { name: /^Favoritos/ });
/** The shop has heard of it. */
const inserted = (page: Page): Promise<Response> => page.waitForResponse(/\/user\/wishlist\/insert$/);

test("[WL-01] [RT-08] [RT-11] [RT-12] [QV-01] a customer keeps parts, finds them everywhere, buys one, and takes one out", {
  tag: "@phone",
}, async ({ page, customer }) => {
  const { name } = await fetchProduct(PADS);
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${PADS}`, heading: NAME });
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  const kept = inserted(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(findToast(page, name)).toBeVisible();
  await kept;
  await expect(wishLink(page)).toContainText("1 item");

  // Another page knows it at once: on the card and in the quick view. There, another press takes it out again.
  await visit(page, { path: `/catalog/pastilhas-de-freio?search=${encodeURIComponent(name)}`, heading: /./ });
  const card = page.locator("main .card", { has: page.locator(`h3 a[href="/products/${PADS}"]`) });
  const onCard = card.getByRole("button", { name: `Adicionar ${name} aos favoritos` });
  await expect(onCard).toHaveAttribute("aria-pressed", "true");
  await card.getByRole("button", { name: /^Visão rápida/ }).click();
  const view = page.getByRole("dialog");
  await expect(heart(view)).toHaveAttribute("aria-pressed", "true");
  await heart(view).click();
  await expect(onCard).toHaveAttribute("aria-pressed", "false");
  const again = inserted(page);
  await heart(view).click();
  await expect(wishLink(page)).toContainText("1 item");
  await again;

  // The old menu's misspelt address leads to the account's list.
  await visit(page, { path: "/account/whishilist", heading: "Meus favoritos" });
  await expect(page).toHaveURL("/account/wishlist");
  await expect(wishes(page)).toHaveCount(1);
  await expect(wishes(page)).toContainText(name);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await visit(page, { path: "/wishlist", heading: "Meus favoritos" });
  await expect(wishes(page)).toContainText("R$");
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await wishes(page)
    .getByRole("button", { name: `Adicionar ao carrinho: ${name}` })
    .click();
  await expect(cartLink(page)).toContainText("1 item");
  await wishes(page)
    .getByRole("button", { name: `Remover ${name} dos favoritos` })
    .click();
  await expect(page.getByRole("heading", { name: "Nenhum favorito ainda" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Favoritos" })).toBeFocused();
  await expect(wishLink(page)).not.toContainText("item");
});

test("[WL-02] [RO-01] a guest's heart leads to the sign-in, and back to where the heart was", async ({
  page,
  customer,
}) => {
  await visit(page, { path: `/products/${PADS}`, heading: NAME });
  await heart(page).click();
  await expect(page).toHaveURL(/\/account\/login\?next=/);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL(`/products/${PADS}`);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  // And so does the list itself.
  await heart(page).click();
  await wishLink(page).click();
  await expect(wishes(page)).toHaveCount(1);
});

test("a wish that the shop does not hear of is undone, and a list that cannot be had is asked for again", async ({
  page,
  context,
  customer,
}) => {
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${PADS}`, heading: NAME });
  await context.route("**/ecommerce/user/wishlist**", (route) =>
    route.fulfill({ status: 429, json: { message: "TOO_MANY_REQUESTS" } }),
  );
  await heart(page).click();
  await expect(findToast(page, /^Muitas tentativas/)).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await wishLink(page).click();
  const again = page.getByRole("button", { name: "Tentar de novo" });
  await expect(again).toBeVisible();
  await context.unroute("**/ecommerce/user/wishlist**");
  await again.click();
  await expect(page.getByRole("heading", { name: "Nenhum favorito ainda" })).toBeVisible();
});
