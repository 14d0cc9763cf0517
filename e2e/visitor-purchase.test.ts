import type { Locator, Page } from "@playwright/test";
import { apiToken, callApi, fetchProduct, newCustomerInput, type TestCustomer } from "./api.ts";
import { findViolations } from "./axe.ts";
import {
  cartLines,
  cartLink,
  expect,
  expectedTotals,
  expectTotals,
  fillSignInForm,
  findToast,
  test,
} from "./fixtures.ts";
import { lastSignInCode } from "./mail.ts";
import { holdBackScripts, horizontalOverflow, openPage, SIMPLE_PRODUCT_SLUG, visit } from "./pages.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

const sheet = (page: Page): Locator => page.getByRole("dialog", { name: "Entre ou crie sua conta" });
const buyLink = (page: Page): Locator => page.locator("main").getByRole("link", { name: "Comprar", exact: true });
const pendingLines = (page: Page): Locator => page.getByRole("list", { name: "Produtos à espera" }).locator("> li");

async function pressBuy(page: Page, slug: string): Promise<void> {
  const { name } = await fetchProduct(slug);
  await visit(page, { path: `/products/${slug}`, heading: name });
  await buyLink(page).click();
  await expect(sheet(page)).toBeVisible();
}

async function fillRegistration(page: Page, person: TestCustomer): Promise<void> {
  const field = (name: string) => sheet(page).getByLabel(name, { exact: true });
  await field("E-mail").fill(person.email);
  await field("Nome completo").fill(person.name);
  await field("CPF ou CNPJ").pressSequentially(person.cpf);
  await field("Telefone com DDD").pressSequentially(person.phone);
  await field("Senha").fill(person.password);
}

async function signInAtSheet(page: Page, customer: TestCustomer): Promise<void> {
  await sheet(page).getByText("Já tenho conta").click();
  await fillSignInForm(page, customer);
  await expect(sheet(page)).toHaveCount(0);
}

for (const tag of ["@phone", "@desktop"])
  test(`[QV-03] [VA-06] a visitor buys from the product page, registers in the sheet, and the part is in the cart once ${tag}`, {
    tag,
  }, async ({ page }) => {
    const part = await fetchProduct(PADS);
    const person = newCustomerInput();
    await visit(page, { path: `/products/${PADS}`, heading: part.name });
    await page.getByLabel("Prazo e frete pelo CEP").fill("01310100");
    await page.getByRole("button", { name: "Calcular" }).click();
    await page.getByRole("button", { name: `Aumentar a quantidade de ${part.name}` }).click();
    await buyLink(page).dblclick();
    await expect(sheet(page)).toContainText(part.name);
    await expect(sheet(page)).toContainText("Vai na nota fiscal");
    expect(await findViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);

    // Going back closes the sheet, and the wish stays.
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/products/${PADS}`);
    await expect(cartLink(page)).toContainText("1 à espera");
    await buyLink(page).click();
    await fillRegistration(page, person);
    await sheet(page).getByRole("button", { name: "Criar conta" }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/products/${PADS}`);
    await expect(findToast(page, `“${part.name}” está no carrinho`)).toHaveCount(1);
    await expect(cartLink(page)).toContainText("2 itens");

    await visit(page, { path: "/cart", heading: /^Carrinho/ });
    await expect(cartLines(page)).toHaveCount(1);
    await expectTotals(page, expectedTotals([part.price, 2]));
    const { data } = await callApi("GET /user/cart", { token: await apiToken(person) });
    expect(data.items).toHaveLength(1);
    await visit(page, { path: "/cart/checkout", heading: "Finalizar compra" });
    await expect(page.getByLabel("CEP", { exact: true })).toHaveValue("01310-100");
    await expect(page.getByLabel("Cidade")).toHaveValue("São Paulo");
  });

test("a taken e-mail leads to the password, and several products are added in order", async ({ page, customer }) => {
  const [first, second] = [await fetchProduct(SIMPLE_PRODUCT_SLUG), await fetchProduct(PADS)];
  await pressBuy(page, first.slug);
  await page.keyboard.press("Escape");
  await expect(buyLink(page)).toBeFocused();
  await pressBuy(page, second.slug);
  await fillRegistration(page, customer);
  await sheet(page).getByRole("button", { name: "Criar conta" }).click();
  await expect(sheet(page).getByText("Este e-mail já tem conta.")).toBeVisible();
  await expect(sheet(page).getByLabel("E-mail")).toHaveValue(customer.email);
  await sheet(page).getByLabel("Senha").fill(customer.password);
  await sheet(page).getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(findToast(page, "2 produtos estão no carrinho")).toBeVisible();
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  await expect(cartLines(page)).toContainText([first.name, second.name]);
});

test("a press before hydration buys, too", async ({ page, customer }) => {
  const { name } = await fetchProduct(PADS);
  const releaseScripts = await holdBackScripts(page);
  await openPage(page, { path: `/products/${PADS}`, heading: name }, "domcontentloaded");
  await buyLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entre na sua conta");
  releaseScripts();
  await expect(page.getByText("1 produto entra no carrinho assim que você entrar.")).toBeVisible();
  await expect(page).toHaveURL(`/account/login?next=${encodeURIComponent(`/products/${PADS}`)}`);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL(`/products/${PADS}`);
  await expect(cartLink(page)).toContainText("1 item");
});

test("an offline press waits for the connection", async ({ page, context }) => {
  const { name } = await fetchProduct(PADS);
  await visit(page, { path: `/products/${PADS}`, heading: name });
  await context.setOffline(true);
  await buyLink(page).click();
  await expect(cartLink(page)).toContainText("1 à espera");
  await expect(sheet(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(sheet(page)).toContainText(name);
  await expect(page).toHaveURL(`/products/${PADS}#comprar`);
});

test("a mailed code signs in at the sheet, and a wrong one does not", async ({ page, customer }) => {
  await pressBuy(page, PADS);
  await sheet(page).getByText("Já tenho conta").click();
  const sendCode = sheet(page).getByRole("button", { name: "Receber código por e-mail" });
  await sendCode.click();
  await expect(sheet(page).getByLabel("E-mail")).toBeFocused();
  await sheet(page).getByLabel("E-mail").fill(customer.email);
  await sendCode.click();
  const code = sheet(page).getByLabel("Código de 6 dígitos");
  await expect(code).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => lastSignInCode(customer.email)).toMatch(/^\d{6}$/);
  const mailed = await lastSignInCode(customer.email);
  // Phones discard a tab while its user reads the mail.
  await page.reload();
  await expect(code).toBeFocused();
  await code.fill(mailed === "000000" ? "111111" : "000000");
  await code.press("Enter");
  await expect(sheet(page).getByText("Código incorreto ou vencido.")).toBeVisible();
  await code.fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`);
  await code.press("Enter");
  await expect(sheet(page)).toHaveCount(0);
  await expect(cartLink(page)).toContainText("1 item");
});

test("list icon, quick view and mini cart lead to the same sheet", async ({ page, customer }) => {
  const { name } = await fetchProduct(PADS);
  await visit(page, { path: `/catalog/pastilhas-de-freio?search=${encodeURIComponent(name)}`, heading: /./ });
  await page.getByRole("button", { name: "Lista", exact: true }).click();
  const card = page.locator("main .card", { has: page.locator(`h3 a[href="/products/${PADS}"]`) });
  await card.getByRole("button", { name: `Adicionar ${name} ao carrinho` }).click();
  await expect(sheet(page)).toContainText(name);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(cartLink(page)).toContainText("1 à espera");

  await card.getByRole("button", { name: /^Espiar/ }).click();
  const view = page.getByRole("dialog", { name });
  await view.getByRole("link", { name: "Comprar", exact: true }).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(view).toBeVisible();
  await page.keyboard.press("Escape");

  await cartLink(page).click();
  await page.getByRole("banner").getByRole("button", { name: "Entrar e comprar" }).click();
  await signInAtSheet(page, customer);
  await expect(findToast(page, `“${name}” está no carrinho`)).toHaveCount(1);
  await expect(cartLink(page)).toContainText("1 item");
});

test("[SS-04] a visitor's cart lists the waiting products; the ordinary sign-in adds them, and signing out clears the rest", async ({
  page,
  customer,
}) => {
  const part = await fetchProduct(PADS);
  await pressBuy(page, PADS);
  await page.keyboard.press("Escape");
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  await expect(pendingLines(page)).toHaveCount(1);
  await expect(pendingLines(page)).toContainText(part.name);
  await expect(page.locator("main").getByText("Total", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Comprar pelo WhatsApp" })).toHaveAttribute("href", /wa\.me/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("textbox", { name: `Quantidade de ${part.name}` }).fill("3");
  await page.reload();
  await expect(page.getByRole("textbox", { name: `Quantidade de ${part.name}` })).toHaveValue("3");

  await visit(page, { path: "/account/login?next=/cart", heading: "Entre na sua conta" });
  await fillSignInForm(page, customer);
  await expect(cartLines(page)).toHaveCount(1);
  await expectTotals(page, expectedTotals([part.price, 3]));
});

test("[CART-02] in two tabs, what a visitor wants is added once", async ({ page, context, customer }) => {
  await pressBuy(page, PADS);
  const other = await context.newPage();
  await visit(other, { path: "/cart", heading: /^Carrinho/ });
  await expect(pendingLines(other)).toHaveCount(1);
  await signInAtSheet(page, customer);
  await expect(cartLink(page)).toContainText("1 item");
  await expect(cartLines(other)).toHaveCount(1);
  await cartLines(other)
    .getByRole("button", { name: /^Remover/ })
    .click();
  await expect(cartLink(page)).not.toContainText("item");
  await page.reload();
  await expect(cartLink(page)).not.toContainText("item");
});

test("a failure on the way loses nothing: the next page goes on", async ({ page, context, customer, pageErrors }) => {
  pageErrors.expected.push(/^503 .*\/user\/cart\/insert/);
  await pressBuy(page, PADS);
  await context.route("**/ecommerce/user/cart/insert?*", (route) =>
    route.fulfill({ status: 503, json: { message: "SERVICE_UNAVAILABLE" } }),
  );
  const failed = page.waitForResponse(/\/user\/cart\/insert\?/);
  await signInAtSheet(page, customer);
  await failed;
  await expect(findToast(page, "Não deu para pôr no carrinho agora")).toBeVisible();
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  const refused = page.getByRole("list", { name: "Não entraram no carrinho" }).locator("> li");
  await expect(refused).toContainText("Ainda não chegou à loja");
  await context.unroute("**/ecommerce/user/cart/insert?*");
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  await expect(cartLines(page)).toHaveCount(1);
});

test("a changed price, a sold-out product and an option that is gone are told", async ({ page, context, customer }) => {
  const [pads, oil] = [await fetchProduct(PADS), await fetchProduct(SIMPLE_PRODUCT_SLUG)];
  await pressBuy(page, PADS);
  await page.keyboard.press("Escape");
  await pressBuy(page, SIMPLE_PRODUCT_SLUG);
  // The browser saw another price, one pad has an option that is gone, and the oil sells out before the sign-in.
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? "");
    stored.value.lines[0].price = 1000;
    stored.value.lines.push({ ...stored.value.lines[0], options: [{ name: "cor", value: "azul" }] });
    localStorage.setItem(name, JSON.stringify(stored));
  }, "pending_pecacerta");
  await context.route(`**/ecommerce/products/${SIMPLE_PRODUCT_SLUG}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { data: { ...body.data, stock: 0 } } });
  });
  await page.reload();
  await signInAtSheet(page, customer);
  await expect(findToast(page, `“${oil.name}” não pode ser comprado agora`)).toBeVisible();
  await expect(findToast(page, `O preço de “${pads.name}” mudou de R$ 10,00`)).toBeVisible();
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  await expect(cartLines(page)).toHaveCount(1);
  const refused = page.getByRole("list", { name: "Não entraram no carrinho" }).locator("> li");
  await expect(refused).toContainText([oil.name, pads.name]);
  await expect(refused).toContainText(["Sem estoque agora", "A opção escolhida não existe mais"]);
  await context.unroute(`**/ecommerce/products/${SIMPLE_PRODUCT_SLUG}`);
  await refused.first().getByRole("button", { name: "Tentar de novo" }).click();
  await expect(cartLines(page)).toHaveCount(2);
});
