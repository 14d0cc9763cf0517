import { randomUUID } from "node:crypto";
import type { Locator, Page, Route } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { inviteManager } from "./admin-staff.ts";
import { fillCart, POPULAR_PRODUCTS, placeOrderByApi, SOLD_OUT_PRODUCT } from "./api.ts";
import { expectSameEmails, expectWritings, type FieldKind } from "./expect-writings.ts";
import { expect, header } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const ALL_FIELDS_TIMEOUT_MS = 300_000;
test.describe.configure({ timeout: ALL_FIELDS_TIMEOUT_MS });

const labeled = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true });

async function expectFields(within: Locator, fields: Readonly<Record<string, FieldKind>>): Promise<void> {
  await expectWritings(...Object.entries(fields).map(([label, kind]) => ({ field: labeled(within, label), kind })));
}

const ADDRESS_FIELDS = {
  Nome: "name",
  Sobrenome: "lastName",
  "E-mail": "email",
  "Telefone com DDD": "phone",
  CEP: "postcode",
  Número: "streetNumber",
  "Complemento (opcional)": "complement",
  Cidade: "city",
} as const;

const refuseCalls = (page: Page, path: string) =>
  page.route(`**/ecommerce${path}`, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 409, json: { message: "CONFLICT" } }),
  );

const withoutPostcodes = (page: Page) =>
  page.route("**/ecommerce/cep/**", (route) => route.fulfill({ status: 404, json: { message: "CEP_NOT_FOUND" } }));

const FORMS = [
  [
    { path: "/account/register", heading: "Crie sua conta" },
    { "Nome completo": "name", "E-mail": "email", "Telefone com DDD": "phone", "CPF ou CNPJ": "taxId" },
  ],
  [
    { path: "/contact-us", heading: "Fale conosco" },
    { "Seu nome": "name", "Seu e-mail": "email", "Seu telefone (opcional)": "phone" },
  ],
  [{ path: "/track-order", heading: "Acompanhe seu pedido" }, { "E-mail": "email" }],
  [{ path: "/account/login", heading: "Entre na sua conta" }, { "E-mail": "email" }],
] as const;

for (const [form, fields] of FORMS)
  test(`[VA-01] [VA-06] [VA-07] ${form.path} keeps and reads every writing by the rule`, async ({ page }) => {
    await visit(page, form);
    await expectFields(page.locator("main"), fields);
  });

const openSheet = async (page: Page): Promise<Locator> => {
  await visit(page, { path: `/products/${POPULAR_PRODUCTS[0]}`, heading: /./ });
  await page.locator("main").getByRole("link", { name: "Comprar", exact: true }).click();
  return page.getByRole("dialog", { name: "Entre ou crie sua conta" });
};

test("[VA-01] [VA-06] [VA-07] the purchase sheet's registration keeps and reads every writing by the rule", async ({
  page,
}) => {
  await expectFields(await openSheet(page), {
    "E-mail": "email",
    "Nome completo": "name",
    "CPF ou CNPJ": "taxId",
    "Telefone com DDD": "phone",
  });
});

test("[VA-01] the purchase sheet's sign-in keeps and reads every writing of an e-mail and of a code by the rule", async ({
  page,
  pageErrors,
  customer,
}) => {
  pageErrors.expected.push(/409/);
  await refuseCalls(page, "/login/code/confirm");
  const sheet = await openSheet(page);
  await sheet.getByText("Já tenho conta").click();
  await expectFields(sheet, { "E-mail": "email" });
  await labeled(sheet, "E-mail").fill(customer.email);
  await sheet.getByRole("button", { name: "Receber código por e-mail" }).click();
  await expectFields(sheet, { "Código de 6 dígitos": "signInCode" });
});

test("[VA-01] the header's sign-in keeps and reads every writing of an e-mail by the rule", async ({ page }) => {
  await visit(page, { path: "/brands", heading: "Marcas" });
  await waitForHydration(page);
  await header(page)
    .getByRole("link", { name: /Entrar/ })
    .click();
  await expectFields(header(page).locator("form", { has: page.getByLabel("Senha") }), { "E-mail": "email" });
});

test("[VA-01] [VA-06] [VA-07] the profile keeps and reads every writing by the rule", async ({ page, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: "/account/profile", heading: "Meus dados" });
  const main = page.locator("main");
  await labeled(main, "Telefone com DDD").fill("1");
  await expectFields(main, {
    "Nome completo": "name",
    "E-mail": "email",
    "Telefone com DDD": "phone",
    "CPF ou CNPJ": "taxId",
  });
});

test("[VA-01] [VA-06] [VA-07] [AD-03] a new address keeps and reads every writing by the rule", async ({
  page,
  customer,
}) => {
  await signInByApi(page, customer);
  await withoutPostcodes(page);
  await visit(page, { path: "/account/addresses/new", heading: "Novo endereço" });
  await expectFields(page.locator("main"), ADDRESS_FIELDS);
});

test("[VA-01] [VA-06] [VA-07] the checkout keeps and reads every writing by the rule", async ({ page, customer }) => {
  const [slug] = POPULAR_PRODUCTS;
  await fillCart(customer, { slug });
  await signInByApi(page, customer);
  await withoutPostcodes(page);
  await visit(page, { path: "/cart/checkout", heading: "Finalizar compra" });
  await expectFields(page.locator("main"), ADDRESS_FIELDS);
});

test("[VA-01] the estimate of the delivery keeps every writing of a CEP", async ({ page }) => {
  await visit(page, { path: `/products/${POPULAR_PRODUCTS[0]}`, heading: /./ });
  await expectWritings({ field: page.locator(".delivery-form").first().getByRole("textbox"), kind: "postcode" });
});

test("[VA-01] the cart's estimate of the delivery keeps every writing of a CEP", async ({ page, customer }) => {
  await fillCart(customer, { slug: POPULAR_PRODUCTS[0] });
  await signInByApi(page, customer);
  await visit(page, { path: "/cart", heading: /^Carrinho/ });
  await expectWritings({ field: page.locator("main .delivery-form").getByRole("textbox"), kind: "postcode" });
});

test("[VA-01] [RT-15] the recovery of a password keeps and reads every writing of an e-mail by the rule", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/409/);
  await refuseCalls(page, "/password/recover");
  await visit(page, { path: "/?recover=1", heading: /./ });
  await expectFields(page.getByRole("dialog"), { "E-mail": "email" });
});

const refuseEmail = (route: Route) =>
  route.fulfill({ status: 422, json: { message: "ERROR_FORM_INCORRECT_EMAIL", data: "Digite um e-mail válido." } });

test("[VA-05] the newsletter keeps every writing that the shop refuses", async ({ page, pageErrors }) => {
  pageErrors.expected.push(/422/);
  await page.route("**/ecommerce/mailing/newsletter", refuseEmail);
  await visit(page, { path: "/brands", heading: "Marcas" });
  await waitForHydration(page);
  await expect(page.locator("footer form")).toHaveJSProperty("noValidate", true);
  const field = page.getByLabel("Seu e-mail para novidades");
  await expectSameEmails(field);
  await expect(page.locator(".news-fault")).toHaveText("Digite um e-mail válido.");
});

test("[VA-05] the stock alert keeps every writing that the shop refuses", async ({ page, pageErrors }) => {
  pageErrors.expected.push(/422/);
  await page.route("**/ecommerce/mailing/stock-alert", refuseEmail);
  await visit(page, { path: `/products/${SOLD_OUT_PRODUCT}`, heading: /./ });
  await expect(page.locator(".stock-alert")).toHaveJSProperty("noValidate", true);
  await expectSameEmails(page.locator("main").getByLabel("Avise-me quando chegar"));
  await expect(page.locator(".stock-alert .field-error")).toHaveText(/^Digite um e-mail válido/);
});

const STAFF_FORMS = [
  ["/conta", ["/admin/me"], { Nome: "name" }],
  [
    "/pecacerta/ajustes/equipe",
    ["/admin/staff", "/admin/support"],
    { "E-mail": "email", "E-mail de quem opera a instalação": "email" },
  ],
] as const;

for (const [path, calls, fields] of STAFF_FORMS)
  test(`[VA-01] the admin's ${path} keeps and reads every writing by the rule`, async ({
    page,
    pageErrors,
    signedInAs,
  }) => {
    pageErrors.expected.push(/409/);
    await signedInAs("owner");
    for (const call of calls) await refuseCalls(page, call);
    await openAdmin(page, path);
    await expectFields(page.locator("main"), fields);
  });

for (const [path, label] of [
  ["/instalacao/abrir", "E-mail da primeira pessoa dona"],
  ["/instalacao/empresas/pecacerta", "E-mail"],
] as const)
  test(`[VA-01] the admin's ${path} keeps and reads every writing of an e-mail by the rule`, async ({
    page,
    pageErrors,
    signedInAs,
  }) => {
    pageErrors.expected.push(/409/);
    await signedInAs("operator");
    await refuseCalls(page, "/admin/installation/companies/**");
    await openAdmin(page, path);
    await expectWritings({ field: labeled(page, label), kind: "email" });
  });

test("[VA-01] an invitation keeps and reads every writing of a name by the rule", async ({ page }) => {
  await openAdmin(page, `/convite#${await inviteManager(`gerente-${randomUUID()}@example.com`)}`, "Aceitar convite");
  await expectWritings({ field: labeled(page, "Seu nome"), kind: "name" });
});

for (const path of ["/entrar", "/senha"])
  test(`[VA-01] the admin's ${path} keeps and reads every writing of an e-mail by the rule`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(/409|401/);
    await refuseCalls(page, "/admin/password/recover");
    await openAdmin(page, path);
    await expectWritings({ field: labeled(page, "E-mail"), kind: "email" });
  });

test("[VA-01] the dialog of an order's address keeps and reads every writing by the rule", async ({
  page,
  customer,
  signedInAs,
}) => {
  await signedInAs("owner");
  const [product] = POPULAR_PRODUCTS;
  const { number } = await placeOrderByApi(customer, { slug: product });
  await openAdmin(page, `/pecacerta/pedidos/${number}`, `Pedido ${number}`);
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog");
  for (const label of ["Rua", "Bairro"]) await labeled(dialog, label).fill("");
  await expectFields(dialog, {
    Nome: "name",
    Sobrenome: "lastName",
    "E-mail": "email",
    Telefone: "phone",
    CEP: "postcode",
    Número: "streetNumber",
    Complemento: "complement",
    Cidade: "city",
  });
});

test("[VA-07] a phone without its area code stays as typed, and one is mended in the middle", async ({
  page,
  customer,
}) => {
  await signInByApi(page, customer);
  await visit(page, { path: "/account/addresses/new", heading: "Novo endereço" });
  const phone = labeled(page.locator("main"), "Telefone com DDD");
  await phone.fill("");
  await phone.pressSequentially("98234-5678");
  await page.keyboard.press("Tab");
  await expect(phone).toHaveValue("98234-5678");
  await expect(phone).toHaveAccessibleDescription(/com DDD/);
  await phone.focus();
  await page.keyboard.press("Home");
  await page.keyboard.type("62");
  await expect(phone).toHaveValue("(62) 98234-5678");
  await expect(phone).toHaveAccessibleDescription("");
  await page.keyboard.type("1");
  await expect(phone).toHaveValue("(621) 98234-5678");
  await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("(62) 98234-5678");
  await page.keyboard.press("End");
  for (let key = 0; key < 4; key++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("(62) 9823-5678");
  await page.keyboard.type("9");
  await expect(phone).toHaveValue("(62) 98239-5678");
});

test("[VA-07] a press that leaves a refused phone reaches its button", async ({ page, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: "/account/addresses/new", heading: "Novo endereço" });
  const main = page.locator("main");
  const phone = labeled(main, "Telefone com DDD");
  await phone.fill("98234-5678");
  await main.getByRole("button", { name: /Salvar/ }).hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(phone).toHaveAccessibleDescription("");
  await page.mouse.up();
  await expect(phone).toHaveAccessibleDescription(/com DDD/);
  await expect(labeled(main, "CEP")).toHaveAccessibleDescription(/.+/);
});
