import type { Locator, Page } from "@playwright/test";
import { callApi, decodeProducts, fetchProduct } from "./api.ts";
import { fillAddress, placeOrderButton } from "./checkout.ts";
import { addButton, cartLines, cartLink, expect, expectedTotals, findToast, formatBrl, test } from "./fixtures.ts";
import { lastSignInCode } from "./mail.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { searchBox, suggestionOptions } from "./suggestions.ts";
import { pickerButton, vehicleField } from "./vehicle-picker.ts";

// The four ways of a shopper to a part, from the first word typed to the cart or the order.
const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const HOME = { path: "/", heading: /./ };

const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const buyLink = (page: Page): Locator => page.locator("main").getByRole("link", { name: "Comprar", exact: true });
const signInSheet = (page: Page): Locator => page.getByRole("dialog", { name: "Entre ou crie sua conta" });

for (const tag of ["@phone", "@desktop"]) {
  test(`part, car and year: the query finds the part, which shows whether it fits, and is bought ${tag}`, {
    tag,
  }, async ({ page, customer }) => {
    const part = await fetchProduct(PADS);
    await signInByApi(page, customer);
    await visit(page, HOME);
    await searchBox(page).fill("pastilha gol 2012");
    await expect(suggestionOptions(page).filter({ hasText: part.partNumber })).toHaveCount(1);
    await searchBox(page).press("Enter");
    await expect(title(page)).toContainText("pastilha gol 2012");
    const card = page.locator("main .card").filter({ hasText: part.partNumber });
    await expect(page.locator("main .card").first()).toBeVisible();
    const cards = await page.locator("main .card").allTextContents();
    expect(cards.slice(0, 3).filter((text) => text.includes(part.partNumber))).toHaveLength(1);
    await expect(card).toContainText(`${formatBrl(expectedTotals([part.price, 1]).total)} no total`);
    await card.getByRole("link", { name: part.name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/products/${PADS}`));
    await expect(page.locator("main .price-now")).toBeInViewport({ ratio: 1 });
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await addButton(page).click();
    await expect(findToast(page, part.name)).toBeVisible();
    await expect(cartLink(page)).toContainText("1 item");
  });

  test(`car first: choosing it leads to its categories, and from there to a part that fits ${tag}`, {
    tag,
  }, async ({ page, customer }) => {
    await signInByApi(page, customer);
    await visit(page, HOME);
    const main = page.locator("main");
    await expect(main.locator("input[role=combobox]").first()).toBeVisible();
    await vehicleField(main, "Marca").click();
    for (const choice of ["Volkswagen", "Gol 1.0 8V Flex", "2012"])
      await main.getByRole("option", { name: choice }).first().click();
    await main.getByRole("button", { name: "Ver peças que servem" }).click();
    await expect(page).toHaveURL(/\/meu-carro\?vehicle=/);
    await expect(title(page)).toHaveText("Peças para o seu Gol 1.0 8V 2012");
    await expect(pickerButton(page)).toContainText("Gol 1.0 8V 2012");
    const brakes = main.locator(".tile").filter({ has: page.getByRole("heading", { name: "Freios" }) });
    const count = Number(/(\d+) produtos/.exec((await brakes.textContent()) ?? "")?.[1]);
    expect(count).toBeGreaterThan(0);
    await brakes.getByRole("link", { name: "Freios" }).click();
    await expect(title(page)).toHaveText("Freios para o seu Gol 1.0 8V 2012");
    await expect(main.getByText(`Mostrando 1–${count} de ${count}`)).toBeVisible();
    await expect(main.locator('.card [data-verdict="serves"]').first()).toBeVisible();
    await expect(main.locator('.card [data-verdict="does-not-serve"]')).toHaveCount(0);
    const card = main.locator(".card").first();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("button", { name: / ao carrinho$/ }).click();
    await expect(findToast(page, name)).toBeVisible();
    await expect(cartLink(page)).toContainText("1 item");
  });

  test(`number first: it opens the part with its equivalents, and one of them is bought ${tag}`, {
    tag,
  }, async ({ page, customer }) => {
    const part = await fetchProduct(PADS);
    const { data: analogs } = decodeProducts(await callApi(`GET /products/${PADS}/analogs`));
    const [equivalent] = analogs;
    await signInByApi(page, customer);
    await visit(page, HOME);
    // The digits alone, as they remain legible on a worn part.
    await searchBox(page).fill(part.partNumber.replace(/\D/g, ""));
    await expect(suggestionOptions(page).first()).toContainText(part.partNumber);
    await searchBox(page).fill(part.partNumber.replace(/\W/g, "").toLowerCase());
    await expect(suggestionOptions(page).first()).toContainText("Número exato");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(`/products/${PADS}`);
    await expect(title(page)).toHaveText(part.name);
    const table = page.getByRole("table", { name: "Equivalentes" });
    const row = table.getByRole("row").filter({ hasText: equivalent.partNumber });
    await expect(row).toContainText(formatBrl(equivalent.price));
    await row.getByRole("link", { name: equivalent.name }).click();
    await page.locator(`#buy-${equivalent.slug}`).getByRole("button", { name: "Adicionar ao carrinho" }).click();
    await expect(cartLink(page)).toContainText("1 item");
    await visit(page, { path: "/cart", heading: /^Carrinho/ });
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page)).toContainText(equivalent.name);
  });

  test(`a visitor buys: signs in by a mailed code, orders with Pix and tracks the order ${tag}`, {
    tag,
  }, async ({ page, customer }) => {
    test.slow();
    const part = await fetchProduct(PADS);
    const total = formatBrl(expectedTotals([part.price, 1]).total);
    await visit(page, { path: `/products/${PADS}`, heading: part.name });
    await buyLink(page).click();
    const sheet = signInSheet(page);
    await expect(sheet).toContainText(part.name);
    await sheet.getByText("Já tenho conta").click();
    await sheet.getByLabel("E-mail").fill(customer.email);
    await sheet.getByRole("button", { name: "Receber código por e-mail" }).click();
    await expect(sheet.getByLabel("Código de 6 dígitos")).toBeFocused();
    await expect.poll(() => lastSignInCode(customer.email)).toMatch(/^\d{6}$/);
    await sheet.getByLabel("Código de 6 dígitos").fill(await lastSignInCode(customer.email));
    await page.keyboard.press("Enter");
    await expect(sheet).toHaveCount(0);
    await expect(cartLink(page)).toContainText("1 item");
    await visit(page, { path: "/cart", heading: /^Carrinho/ });
    await expect(cartLines(page)).toHaveCount(1);

    await visit(page, { path: "/cart/checkout", heading: "Finalizar compra" });
    await fillAddress(page);
    await placeOrderButton(page).click();
    await expect(title(page)).toHaveText("Pedido feito!");
    const main = page.locator("main");
    await expect(main).toContainText("Ana Teste");
    await expect(main).toContainText("Rua das Acácias, 100");
    await expect(main).toContainText(`enviamos os detalhes para ${customer.email}`);
    const pix = page.locator("section", { has: page.getByRole("heading", { name: "Pague com Pix" }) });
    await expect(pix).toContainText(total);
    await expect(pix.getByRole("button", { name: "Copiar código Pix" })).toBeInViewport();
    const number = /Pedido nº (\d+)/.exec((await main.textContent()) ?? "")?.[1] ?? "";

    await visit(page, { path: "/track-order", heading: "Acompanhe seu pedido" });
    await page.getByLabel("Número do pedido").fill(number);
    await main.getByLabel("E-mail").fill(customer.email);
    await page.getByRole("button", { name: "Acompanhar" }).click();
    await expect(page.getByRole("heading", { name: `Pedido ${number}` })).toBeVisible();
    await expect(main.getByRole("list", { name: "Itens do pedido" })).toContainText(part.name);
    await expect(main.getByText("Aguardando pagamento")).toBeVisible();
    await expect(main.getByText(total).first()).toBeVisible();
  });
}
