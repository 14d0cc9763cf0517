import type { Page, Response } from "@playwright/test";
import { fetchProduct, fillCart } from "./api.ts";
import {
  addButton,
  cartLines,
  cartLink,
  expect,
  expectedTotals,
  expectTotals,
  fillSignInForm,
  findToast,
  formatBrl,
  test,
} from "./fixtures.ts";
import { navigateTo, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const DISC = "disco-de-freio-dianteiro-toyota-corolla-2015-a-2019-travaboa";
const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";
const CART = { path: "/cart", heading: /^Carrinho/ };
const EMPTY = { path: "/cart", heading: "Seu carrinho está vazio" };

/** The cart has been saved on the server. */
const cartSaved = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().includes("/ecommerce/user/cart") && response.request().method() !== "GET",
  );

test("[CART-01] [CART-02] [CART-08] an equal line is not added twice; other options add another line, 250 ms after the click", async ({
  page,
  customer,
}) => {
  const { name, price } = await fetchProduct(COVER);
  await signInByApi(page, customer);
  await page.clock.install();
  await visit(page, { path: `/products/${COVER}`, heading: name });
  await page.getByRole("radio", { name: "Preto" }).check({ force: true });
  const firstSave = cartSaved(page);
  await addButton(page).click();
  await expect(findToast(page, `“${name}” foi adicionado ao carrinho`)).toHaveCount(1);
  await expect(cartLink(page)).toContainText("1 item");
  await firstSave;
  await page.getByRole("textbox", { name: "Quantidade" }).fill("5");
  await addButton(page).click();
  await expect(findToast(page, `“${name}” já está no carrinho`)).toBeVisible();
  await expect(cartLink(page)).toContainText("1 item");
  await page.getByRole("radio", { name: "Bege" }).check({ force: true });
  // All code is loaded, so only the clock delays the click.
  await page.clock.pauseAt(Date.now() + 60_000);
  await addButton(page).click();
  await expect(page.getByRole("button", { name: "Adicionando…" })).toBeVisible();
  await page.clock.runFor(249);
  await expect(cartLink(page)).toContainText("1 item");
  const secondSave = cartSaved(page);
  await page.clock.runFor(1);
  await expect(cartLink(page)).toContainText("6 itens");
  await page.clock.resume();
  await expect(findToast(page, /foi adicionado ao carrinho/).and(page.locator(":not(#toast-1)"))).toBeVisible();
  await secondSave;
  await visit(page, CART);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page).first()).toContainText("Preto");
  await expect(cartLines(page).last()).toContainText("Bege");
  await expectTotals(page, expectedTotals([price, 1], [price, 5]));
});

test("[CART-07] the total stands beside the price, and reaches the chat with the postcode typed once, which dates the delivery", async ({
  page,
}) => {
  const { name, price } = await fetchProduct(PADS);
  const { tax, total } = expectedTotals([price, 1]);
  await visit(page, { path: `/products/${PADS}`, heading: name });
  const summary = page.locator("main .offer");
  const note = `+ frete R$ 25,00 e impostos ${formatBrl(tax)}: total ${formatBrl(total)}`;
  await expect(summary.getByText(note, { exact: true })).toBeVisible();
  const field = summary.getByLabel("Prazo e frete pelo CEP");
  const { height } = (await page.locator(".delivery-estimate").boundingBox()) ?? {};
  await field.fill("74000");
  await summary.getByRole("button", { name: "Calcular" }).click();
  await expect(field).toHaveAccessibleDescription("Digite os oito números do CEP.");
  await field.fill("01310100");
  await summary.getByRole("button", { name: "Calcular" }).click();
  const estimate = /^Chega entre \d{1,2}\/\d{1,2} e \d{1,2}\/\d{1,2} · R\$\u00A025,00$/;
  await expect(summary.getByText(estimate)).toBeVisible();
  expect((await page.locator(".delivery-estimate").boundingBox())?.height).toBe(height);
  await visit(page, { path: `/products/${DISC}`, heading: /^Disco/ });
  await expect(page.getByText(estimate)).toBeVisible();
  const chat = await page.locator(".whatsapp-float").getAttribute("href");
  const draft = new URL(chat ?? "").searchParams.get("text");
  expect(draft).toMatch(
    /^Olá! Tenho interesse em Disco[^\n]* \([^\n]+ · SKU [^\n]+\)\. [^\n]*\nTotal com frete e impostos: R\$.[\d,]+\nMeu CEP: 01310-100\n\[/,
  );
  await page.getByRole("button", { name: "Trocar CEP" }).click();
  await expect(page.getByLabel("Prazo e frete pelo CEP")).toHaveValue("01310-100");
});

test("[CART-09] [PR-07] every option must be chosen, and the quantity must be valid", async ({ page, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${COVER}`, heading: /^Capa de banco/ });
  const quantity = page.getByRole("textbox", { name: "Quantidade" });
  await expect(quantity).toHaveValue("1");
  await addButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Escolha uma opção de cada lista antes de adicionar.");
  await page.getByRole("radio", { name: "Cinza" }).check({ force: true });
  await expect(alert).toHaveCount(0);
  await quantity.fill("0");
  await addButton(page).click();
  await expect(alert).toHaveText("Escolha uma quantidade de 1 a 999.");
  await quantity.fill("2");
  await addButton(page).click();
  await expect(findToast(page, /foi adicionado ao carrinho/)).toBeVisible();
  await expect(cartLink(page)).toContainText("2 itens");
});

test("[CART-04] [CART-06] [CART-07] changing and removing lines updates the totals", { tag: "@phone" }, async ({
  page,
  customer,
}) => {
  const [disc, pads] = await Promise.all([fetchProduct(DISC), fetchProduct(PADS)]);
  await fillCart(customer, { slug: DISC }, { slug: PADS, quantity: 3 });
  await signInByApi(page, customer);
  await visit(page, CART);
  await expectTotals(page, expectedTotals([disc.price, 1], [pads.price, 3]));
  await page.getByRole("button", { name: `Diminuir a quantidade de ${pads.name}` }).click();
  await expectTotals(page, expectedTotals([disc.price, 1], [pads.price, 2]));
  await page.getByRole("textbox", { name: `Quantidade de ${disc.name}` }).fill("999");
  await expectTotals(page, expectedTotals([disc.price, 999], [pads.price, 2]));
  await page.getByRole("textbox", { name: `Quantidade de ${disc.name}` }).fill("0");
  await expect(page.getByRole("alert")).toHaveText("Escolha uma quantidade de 1 a 999.");
  await expectTotals(page, expectedTotals([disc.price, 999], [pads.price, 2]));
  await page.getByRole("button", { name: `Remover ${disc.name}` }).click();
  await expect(cartLines(page)).toHaveCount(1);
  await expectTotals(page, expectedTotals([pads.price, 2]));
  await page.getByRole("button", { name: `Remover ${pads.name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EMPTY.heading);
  await expect(page.locator("main").getByRole("region", { name: "Carrinho" })).toBeFocused();
  await expect(cartLink(page)).not.toContainText(/\d/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EMPTY.heading);
});

test("[CART-10] the cart survives a reload and follows its customer to another browser", async ({
  page,
  browser,
  baseURL,
  customer,
}) => {
  const disc = await fetchProduct(DISC);
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${DISC}`, heading: disc.name });
  const saved = cartSaved(page);
  await addButton(page).click();
  await expect(cartLink(page)).toContainText("1 item");
  await saved;
  await page.reload();
  await expect(cartLink(page)).toContainText("1 item");

  const otherBrowser = await (await browser.newContext({ baseURL, locale: "pt-BR" })).newPage();
  await otherBrowser.goto("/account/login?next=/cart");
  await fillSignInForm(otherBrowser, customer);
  await expect(otherBrowser).toHaveURL("/cart");
  await expect(cartLines(otherBrowser)).toHaveCount(1);
  await expectTotals(otherBrowser, expectedTotals([disc.price, 1]));
  const secondSave = cartSaved(otherBrowser);
  await otherBrowser.getByRole("button", { name: `Aumentar a quantidade de ${disc.name}` }).click();
  await expectTotals(otherBrowser, expectedTotals([disc.price, 2]));
  await secondSave;
  await otherBrowser.context().close();
  await visit(page, CART);
  await expectTotals(page, expectedTotals([disc.price, 2]));
});

test("[CART-10] two tabs share one cart", async ({ page, context, customer }) => {
  const [disc, pads] = await Promise.all([fetchProduct(DISC), fetchProduct(PADS)]);
  await fillCart(customer, { slug: DISC });
  await signInByApi(page, customer);
  await visit(page, CART);
  await expect(cartLines(page)).toHaveCount(1);
  const otherTab = await context.newPage();
  await visit(otherTab, { path: `/products/${PADS}`, heading: pads.name });
  await addButton(otherTab).click();
  await expect(cartLink(otherTab)).toContainText("2 itens");
  await expect(cartLines(page)).toHaveCount(2);
  await expectTotals(page, expectedTotals([disc.price, 1], [pads.price, 1]));
  await page.getByRole("button", { name: `Remover ${disc.name}` }).click();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLink(otherTab)).toContainText("1 item");
});

test("a tab that has not heard of another tab's cart does not replace it", async ({ page, context, customer }) => {
  await signInByApi(page, customer);
  const staleTab = await context.newPage();
  await staleTab.addInitScript(() =>
    window.addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await visit(staleTab, EMPTY);
  await visit(page, { path: `/products/${PADS}`, heading: /^Pastilha/ });
  const saved = cartSaved(page);
  await addButton(page).click();
  await saved;
  await expect(cartLink(page)).toContainText("1 item");
  // Leaving the cart page changes the notices, which are not stored.
  await navigateTo(staleTab, { path: "/brands", heading: "Marcas" });
  await staleTab.evaluate(() => localStorage.setItem("last-write", "true"));
  await page.waitForFunction(() => localStorage.getItem("last-write"));
  await expect(cartLink(page)).toContainText("1 item");
});

test("a cart is saved after the connection returns", async ({ page, context, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${COVER}`, heading: /^Capa de banco/ });
  // Add once while online, so that the code is loaded.
  await page.getByRole("radio", { name: "Preto" }).check({ force: true });
  const firstSave = cartSaved(page);
  await addButton(page).click();
  await expect(findToast(page, /foi adicionado ao carrinho/)).toHaveCount(1);
  await firstSave;
  await context.setOffline(true);
  await page.getByRole("radio", { name: "Bege" }).check({ force: true });
  await addButton(page).click();
  await expect(findToast(page, /foi adicionado ao carrinho/).and(page.locator(":not(#toast-1)"))).toBeVisible();
  await expect(cartLink(page)).toContainText("2 itens");
  const secondSave = cartSaved(page);
  await context.setOffline(false);
  expect((await secondSave).status()).toBeLessThan(300);
});
