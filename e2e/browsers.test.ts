import type { Page } from "@playwright/test";
import { fetchProduct, type TestCustomer } from "./api.ts";
import {
  addButton,
  cartLines,
  expect,
  expectedTotals,
  expectTotals,
  fillSignInForm,
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

test.describe("the oldest supported browser", () => {
  test.use({ isOld: true });
  test("[SR-03] [RT-10] [CART-06] signs in, searches, measures a part and fills the cart", async ({
    page,
    customer,
  }) => {
    await signInSearchAndFillCart(page, customer);
    expect(await page.evaluate(() => "any" in AbortSignal)).toBe(false);
  });
});
