import type { Locator, Page } from "@playwright/test";
import { adminTest, openAdmin } from "./admin-fixtures.ts";
import { fetchProduct, type TestCustomer } from "./api.ts";
import {
  addButton,
  cartLines,
  expect,
  expectedTotals,
  expectTotals,
  fillSignInForm,
  header,
  openCart,
  test,
} from "./fixtures.ts";
import { visit } from "./pages.ts";
import { searchBox, suggestionOptions } from "./suggestions.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

async function signInSearchAndFillCart(page: Page, customer: TestCustomer): Promise<void> {
  const pads = await fetchProduct(PADS);
  await visit(page, { path: "/account/login", heading: "Entre na sua conta" });
  await fillSignInForm(page, { email: customer.email, password: "errada1" });
  await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos.");
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/dashboard");
  for (const text of ["zzzzqqqq", pads.partNumber, "qqqqzzzz"]) {
    await searchBox(page).fill(text);
    const isKnown = text === pads.partNumber;
    await expect(page.locator(".search-none")).toHaveCount(isKnown ? 0 : 1);
    await expect(suggestionOptions(page).filter({ hasText: pads.name })).toHaveCount(isKnown ? 1 : 0);
  }
  await visit(page, { path: `/products/${PADS}`, heading: pads.name });
  const main = page.locator("main");
  await main.getByRole("tab", { name: /^Especificações/ }).click();
  await main.getByLabel("O que você mediu").selectOption({ label: "Espessura" });
  const stated = pads.attributes.find(({ name }) => name === "Espessura")?.values[0]?.name ?? "";
  for (const [measured, answer] of [
    [stated.replace(" mm", ""), `Confere: Espessura de ${stated}`],
    ["18", "Não confere"],
  ] as const) {
    await main.getByLabel("Medida da sua peça em milímetros").fill(measured);
    await main.getByRole("button", { name: "Conferir" }).click();
    await expect(main.locator(".measure").getByRole("status")).toContainText(answer);
  }
  await addButton(page).click();
  await openCart(page);
  await expect(cartLines(page)).toHaveCount(1);
  for (const quantity of [2, 1, 12]) {
    await page.getByRole("textbox", { name: `Quantidade de ${pads.name}` }).fill(String(quantity));
    await expectTotals(page, expectedTotals([pads.price, quantity]));
  }
}

test.describe("a browser that translates pages", () => {
  test.use({ isTranslated: true });
  test("[SR-03] [RT-10] [CART-06] signs in, searches, measures a part and fills the cart", async ({
    page,
    customer,
  }) => {
    await signInSearchAndFillCart(page, customer);
    await expect(page.locator("main font").first()).toBeAttached();
  });
});

/** The panel begins within a line's height of the button's lower edge, in the window and above the page. */
async function expectBelow(panel: Locator, button: Locator): Promise<void> {
  const [inner, outer] = [await panel.boundingBox(), await button.boundingBox()];
  const distance = (inner?.y ?? 0) - (outer ? outer.y + outer.height : Number.POSITIVE_INFINITY);
  expect(Math.abs(distance)).toBeLessThan(24);
  await expect(panel).toBeInViewport({ ratio: 1 });
  await panel.click({ trial: true, position: { x: 40, y: (inner?.height ?? 0) - 20 } });
}

test.describe("the oldest supported browser", () => {
  test.use({ isOld: true });
  test("[SR-03] [RT-10] [CART-06] signs in, searches, measures a part and fills the cart", async ({
    page,
    customer,
  }) => {
    await signInSearchAndFillCart(page, customer);
    expect(await page.evaluate(() => "any" in AbortSignal)).toBe(false);
  });

  test("[SH-11] menus open as panels and close, and the quick view opens over the page", async ({ page }) => {
    await visit(page, { path: "/catalog/freios", heading: "Freios" });
    const isNative = () => HTMLElement.prototype.showPopover.toString().includes("[native code]");
    expect(await page.evaluate(isNative)).toBe(false);
    const currency = header(page).getByRole("button", { name: "Moeda: R$ BRL", exact: true });
    const choices = header(page).getByRole("list", { name: "Moeda: R$ BRL", exact: true });
    const departments = header(page).getByRole("button", { name: "Todas as categorias" });
    const menu = page.getByRole("navigation", { name: "Todas as categorias" });
    await expect(choices).toBeHidden();
    await expect(menu).toBeHidden();
    await currency.click();
    await expect(choices).toBeVisible();
    await expectBelow(choices, currency);
    await departments.click();
    await expect(choices).toBeHidden();
    await expect(menu).toBeVisible();
    await expectBelow(page.locator("#menu"), departments);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(departments).toBeFocused();
    await departments.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(5, 700);
    await expect(menu).toBeHidden();
    const card = page.locator("main .card").first();
    await card.hover();
    await card.getByRole("button", { name: /^Espiar / }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("on a phone the filters open over the list and close", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, { path: "/catalog/freios", heading: "Freios" });
    const filters = page.locator("#filters");
    await expect(filters).toBeHidden();
    await page.locator("[popovertarget=filters].button-secondary").click();
    await expect(filters).toHaveCSS("display", "flex");
    await expect(filters.getByRole("button").first()).toBeFocused();
    await filters.locator(".popover-close").click();
    await expect(filters).toBeHidden();
  });

  adminTest("the menus of the admin open as panels and close", async ({ page, signedInAs }) => {
    const { name } = await signedInAs("owner");
    await openAdmin(page, "/pecacerta");
    const menu = page.locator("#staff-menu");
    const opener = page.getByRole("button", { name });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await expectBelow(menu, opener);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole("link").first().click();
    await expect(menu).toBeHidden();
  });
});
