import type { Page } from "@playwright/test";
import {
  fetchOrders,
  fetchProduct,
  fillCart,
  placeOrderByApi,
  registerTestCustomer,
  type TestCustomer,
} from "./api.ts";
import { fillAddress, placeOrderButton } from "./checkout.ts";
import { cartLink, expect, expectedTotals, expectTotals, fillSignInForm, formatBrl, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { setPrice, setStock } from "./seller-actions.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const CHECKOUT = { path: "/cart/checkout", heading: "Finalizar compra" };
const ORDER_PLACED = "Pedido feito!";
const DISC = "disco-de-freio-dianteiro-honda-civic-2007-a-2011-discoreto";

/** Opens the checkout with a filled-in form; returns the token. */
async function openFilledCheckout(page: Page, customer: TestCustomer, slug: string, quantity = 1): Promise<string> {
  await fillCart(customer, { slug, quantity });
  const token = await signInByApi(page, customer);
  await visit(page, CHECKOUT);
  await fillAddress(page);
  return token;
}

async function expectOneOrder(page: Page, customer: TestCustomer): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ORDER_PLACED);
  await expect(cartLink(page)).not.toContainText(/\d/);
  expect(await fetchOrders(customer)).toHaveLength(1);
}

test("[OR-06] a double click places one order", async ({ page, customer }) => {
  await openFilledCheckout(page, customer, DISC);
  await placeOrderButton(page).dblclick();
  await expectOneOrder(page, customer);
});

test("[OR-06] Enter and a simultaneous click place one order", async ({ page, customer }) => {
  await openFilledCheckout(page, customer, DISC);
  await page.getByLabel("Cidade").focus();
  await placeOrderButton(page).scrollIntoViewIfNeeded();
  const { x, y } = (await placeOrderButton(page).boundingBox()) ?? { x: 0, y: 0 };
  // Click by position: a locator would wait for the button, which may be gone.
  await Promise.all([page.keyboard.press("Enter"), page.mouse.click(x + 10, y + 10)]);
  await expectOneOrder(page, customer);
});

test("[OR-06] retrying after a lost response finds the existing order", async ({ page, customer }) => {
  await openFilledCheckout(page, customer, DISC);
  await page.route("**/ecommerce/user/orders/checkout", async (route) => {
    // The request is processed, but its response is lost.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await placeOrderButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Sem conexão com a loja");
  expect(await fetchOrders(customer)).toHaveLength(1);
  await page.unroute("**/ecommerce/user/orders/checkout");
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
});

test("losing the connection keeps the form, and the order can be retried", { tag: "@phone" }, async ({
  page,
  context,
  customer,
}) => {
  await openFilledCheckout(page, customer, DISC, 2);
  await page.getByLabel("Observações para o vendedor").fill("Entregar à tarde");
  await context.setOffline(true);
  await placeOrderButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Sem conexão com a loja");
  await expect(placeOrderButton(page)).toHaveText("Fazer pedido");
  await expect(page.getByLabel("Rua", { exact: true })).toHaveValue("Rua das Acácias");
  await expect(cartLink(page)).toContainText("2 itens");
  await context.setOffline(false);
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
  await expect(page.getByRole("list", { name: "Itens do pedido" })).toContainText("2 ×");
  const [order] = await fetchOrders(customer);
  expect(order.order_notes).toBe("Entregar à tarde");
});

test("the form survives a reload", async ({ page, customer }) => {
  await openFilledCheckout(page, customer, DISC);
  await page.getByRole("radio", { name: /^Combinar/ }).check();
  await page.reload();
  await expect(page.getByLabel("Rua", { exact: true })).toHaveValue("Rua das Acácias");
  await expect(page.getByLabel("CEP")).toHaveValue("74000-100");
  await expect(page.getByRole("radio", { name: /^Combinar/ })).toBeChecked();
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
  await expect(page.getByRole("heading", { name: "Combine o pagamento" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Combinar pelo WhatsApp" })).toHaveAttribute("href", /wa\.me\/55/);
});

test("[OR-05] stock sold in the meantime is refused by name, with the remaining quantity", async ({ page, customer }, {
  project,
}) => {
  const slug =
    project.name === "phone"
      ? "tambor-de-freio-traseiro-vw-gol-2010-a-2016-discoreto"
      : "disco-de-freio-dianteiro-ford-ka-2015-a-2021-discoreto";
  await setStock(slug, 3);
  const { name, price } = await fetchProduct(slug);
  await openFilledCheckout(page, customer, slug, 3);
  await placeOrderByApi(await registerTestCustomer(), { slug, quantity: 2 });
  await placeOrderButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Um dos itens não tem mais a quantidade que você pediu.");
  await expect(alert).toContainText(`${name}: resta 1 unidade`);
  await expect(alert).toBeFocused();
  expect(await fetchOrders(customer)).toHaveLength(0);
  await alert.getByRole("button", { name: "Ajustar o carrinho ao estoque" }).click();
  await expectTotals(page.getByRole("region", { name: "Resumo" }), expectedTotals([price, 1]));
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
  await expectTotals(page, expectedTotals([price, 1]));
});

test("[OR-05] an item sold out in the meantime leaves the cart", async ({ page, customer }) => {
  const slug = "terminal-de-direcao-vw-polo-2018-a-2025-eixofino";
  await setStock(slug, 1);
  const { name } = await fetchProduct(slug);
  await openFilledCheckout(page, customer, slug);
  await placeOrderByApi(await registerTestCustomer(), { slug });
  await placeOrderButton(page).click();
  await expect(page.getByRole("alert")).toContainText(`${name}: esgotado`);
  await page.getByRole("button", { name: "Ajustar o carrinho ao estoque" }).click();
  await expect(page.getByText("Seu carrinho está vazio")).toBeVisible();
  expect(await fetchOrders(customer)).toHaveLength(0);
});

test("[OR-05] a changed price must be confirmed", async ({ page, customer }, { project }) => {
  const slug =
    project.name === "phone"
      ? "bomba-d-agua-vw-gol-1-6-8v-2010-a-2014-aguamotriz"
      : "bomba-d-agua-toyota-corolla-1-8-16v-2015-a-2019-aguamotriz";
  const { price: priceBefore } = await fetchProduct(slug);
  const priceAfter = priceBefore + 10_01;
  await openFilledCheckout(page, customer, slug, 2);
  const [previousTotals, newTotals] = [expectedTotals([priceBefore, 2]), expectedTotals([priceAfter, 2])];
  try {
    await setPrice(slug, priceAfter);
    await placeOrderButton(page).click();
    await expect(page.getByText("O valor mudou desde que você abriu esta página.")).toBeVisible();
    await expect(
      page.getByText(`O total passou de ${formatBrl(previousTotals.total)} para ${formatBrl(newTotals.total)}.`),
    ).toBeVisible();
    expect(await fetchOrders(customer)).toHaveLength(0);
    await expectTotals(page.getByRole("region", { name: "Resumo" }), newTotals);
    await page.getByRole("button", { name: `Fazer pedido por ${formatBrl(newTotals.total)}` }).click();
    await expectOneOrder(page, customer);
    await expectTotals(page, newTotals);
  } finally {
    await setPrice(slug, priceBefore);
  }
});

test("a session that ends during checkout asks to sign in and keeps the form", async ({ page, customer }) => {
  const token = await openFilledCheckout(page, customer, DISC);
  await page.request.post("/ecommerce/logout", { headers: { authorization: `Bearer ${token}` } });
  await placeOrderButton(page).click();
  await expect(page.locator("main")).toContainText("Sua sessão terminou. Entre de novo para continuar");
  await expect(page).toHaveURL("/cart/checkout");
  await expect(cartLink(page)).toContainText("1 item");
  await fillSignInForm(page, customer);
  await expect(page.getByLabel("Rua", { exact: true })).toHaveValue("Rua das Acácias");
  await expect(page.getByLabel("Telefone com DDD")).toHaveValue("(62) 91234-5678");
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
});

test("a session that expires during checkout keeps the form", async ({ page, customer }) => {
  await fillCart(customer, { slug: DISC });
  await signInByApi(page, customer);
  await page.clock.install();
  await visit(page, CHECKOUT);
  await fillAddress(page);
  await page.clock.fastForward(86_401_000);
  await expect(page.locator("main")).toContainText("Sua sessão terminou. Entre de novo para continuar");
  await expect(cartLink(page)).toContainText("1 item");
  await fillSignInForm(page, customer);
  await expect(page.getByLabel("Rua", { exact: true })).toHaveValue("Rua das Acácias");
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
});

test("two tabs at the checkout place one order", async ({ page, context, customer }) => {
  await openFilledCheckout(page, customer, DISC);
  const otherTab = await context.newPage();
  await visit(otherTab, CHECKOUT);
  await expect(placeOrderButton(otherTab)).toBeVisible();
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
  await expect(otherTab.getByText("Seu carrinho está vazio")).toBeVisible();
  expect(await fetchOrders(customer)).toHaveLength(1);
});

test("invalid address fields and an unavailable payment method are reported at their fields", async ({
  page,
  customer,
}) => {
  await fillCart(customer, { slug: DISC });
  await signInByApi(page, customer);
  await visit(page, CHECKOUT);
  await page.getByLabel("Nome", { exact: true }).fill("");
  await page.getByLabel("CEP").fill("123");
  await page.getByLabel("E-mail", { exact: true }).fill("sem-arroba");
  await placeOrderButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Confira os campos abaixo");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveAccessibleDescription("Preencha este campo.");
  await expect(page.getByLabel("CEP")).toHaveAccessibleDescription("Confira o CEP: ele tem 8 números, como 01310-100.");
  const streetNumber = page.getByLabel("Número", { exact: true });
  await expect(streetNumber).toHaveAccessibleDescription("Informe o número ou marque “Sem número”.");
  await page.getByLabel("Sem número").check();
  await expect(streetNumber).toHaveValue("s/n");
  await expect(streetNumber).toHaveAccessibleDescription("");
  await page.getByLabel("Sem número").uncheck();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(/e-mail válido/);
  expect(await fetchOrders(customer)).toHaveLength(0);
  await page.getByRole("alert").getByRole("link", { name: "CEP" }).click();
  await expect(page.getByLabel("CEP")).toBeFocused();
  await fillAddress(page);
  await expect(page.getByLabel("CEP")).toHaveAccessibleDescription("");
  // As if the company removed its Pix key while the page was open.
  const code = "PAYMENT_NOT_OFFERED";
  const refusal = { status: 422, json: { message: code, errors: { payment: code } } };
  await page.route("**/ecommerce/user/orders/checkout", (route) => route.fulfill(refusal), { times: 1 });
  await placeOrderButton(page).click();
  const pix = page.getByRole("radio", { name: /^Pix/ });
  await expect(pix).toHaveAccessibleDescription(/Esta loja não oferece essa forma de pagamento/);
  await page.getByRole("alert").getByRole("link", { name: "Pagamento" }).click();
  await expect(pix).toBeFocused();
  await page.getByRole("radio", { name: /^Combinar/ }).check();
  await expect(page.getByText("não oferece essa forma de pagamento")).toHaveCount(0);
  await placeOrderButton(page).click();
  await expectOneOrder(page, customer);
});
