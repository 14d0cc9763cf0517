import { ADDRESS, callApi, fetchProduct, newCustomerInput, placeOrderByApi } from "./api.ts";
import { findViolations } from "./axe.ts";
import { cartLines, expect, fillSignInForm, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { shipAsSeller } from "./seller-actions.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

test("[RT-13] an order can be printed, reordered, and canceled before shipping", { tag: "@phone" }, async ({
  page,
  customer,
}) => {
  const [{ number }, { name }] = await Promise.all([
    placeOrderByApi(customer, { slug: PADS, quantity: 2 }),
    fetchProduct(PADS),
  ]);
  const orderPage = { path: `/account/orders/${number}`, heading: `Pedido ${number}` };
  await signInByApi(page, customer);
  await visit(page, orderPage);
  const main = page.locator("main");

  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute("data-printed", "");
  });
  await main.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await expect(main.getByText(/CNPJ/)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(main.getByText(/CNPJ/)).toBeVisible();
  await expect(main.getByText(name)).toBeVisible();
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await main.getByRole("button", { name: "Comprar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Carrinho/);
  await expect(cartLines(page)).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: `Quantidade de ${name}` })).toHaveValue("2");

  await visit(page, orderPage);
  // As if a product were sold out.
  await page.route("**/again", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const left_out = [{ product_id: data.cart.items[0].product.id, name, reason: "OUT_OF_STOCK", left: 1 }];
    await route.fulfill({ response, json: { data: { ...data, left_out } } });
  });
  await main.getByRole("button", { name: "Comprar de novo" }).click();
  await expect(main.getByText(`${name}: resta só 1 unidade`)).toBeVisible();
  await expect(main.getByRole("link", { name: "Ver o carrinho" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await main.getByRole("button", { name: "Cancelar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Manter o pedido" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await main.getByRole("button", { name: "Cancelar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar pedido" }).click();
  await expect(main.getByText(/foi cancelado em/)).toBeVisible();
  await expect(main.getByText("Pedido cancelado")).toBeVisible();
  await expect(main.getByRole("button", { name: "Cancelar pedido" })).toHaveCount(0);
  await expect(main.getByText("Copiar código Pix")).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole("link", { name: "Voltar aos pedidos" }).click();
  await expect(page.getByRole("list", { name: "Meus pedidos" }).getByRole("link")).toContainText("Cancelado");
});

test("a shipped order shows its tracking code, the page of the carrier and the invoice key", async ({
  page,
  customer,
}) => {
  const { number } = await placeOrderByApi(customer, { slug: PADS, quantity: 1 });
  const key = "35170458716523000119550010000000121000123458";
  await shipAsSeller(Number(number), { carrier: "Correios", tracking: "AA123456785BR", nfeKey: key });
  await signInByApi(page, customer);
  await visit(page, { path: `/account/orders/${number}`, heading: `Pedido ${number}` });
  const main = page.locator("main");
  for (const text of ["Correios", "AA123456785BR", key])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Acompanhar a entrega nos Correios" })).toHaveAttribute(
    "href",
    "https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR",
  );
  expect(await findViolations(page)).toEqual([]);
});

test("a Pix code that the browser does not copy is selected to be copied by hand", async ({ page, customer }) => {
  await page.addInitScript(() => {
    const clipboard = { writeText: () => Promise.reject(new DOMException("Refused", "NotAllowedError")) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
  const { number } = await placeOrderByApi(customer, { slug: PADS, quantity: 1 });
  await signInByApi(page, customer);
  await visit(page, { path: `/account/orders/${number}`, heading: `Pedido ${number}` });
  await page.getByRole("button", { name: "Copiar código Pix" }).click();
  const code = page.getByRole("textbox", { name: "Pix copia e cola" });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/o texto está selecionado/);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code.inputValue());
});

test("[RT-13] a company is greeted by its whole name, and its order says name and CNPJ once", async ({ page }) => {
  const [name, cpf] = ["Oficina Dois Irmãos Ltda", "12ABC34501DE35"];
  const company = { ...newCustomerInput("pecacerta"), name, cpf };
  await callApi("POST /register", { company: company.company, body: { ...company, ecommerce_id: company.company } });
  const address = { ...ADDRESS, firstName: "Oficina", lastName: "Dois Irmãos Ltda" };
  const { number } = await placeOrderByApi(company, { slug: PADS }, { address });
  await visit(page, { path: "/account/login", heading: "Entre na sua conta" });
  await fillSignInForm(page, company);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Olá, ${name}`);
  await expect(page.getByRole("banner").getByRole("link", { name: `${name}, Minha conta` })).toBeVisible();
  await visit(page, { path: `/account/orders/${number}`, heading: `Pedido ${number}` });
  const billing = page
    .locator("section.box")
    .filter({ has: page.getByRole("heading", { name: "Endereço de cobrança" }) });
  await expect(billing.getByText("CNPJ 12.ABC.345/01DE-35")).toHaveCount(1);
  await expect(billing.getByText(name)).toHaveCount(1);
});
