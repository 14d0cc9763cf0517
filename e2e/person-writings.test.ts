import { requiredEmailError } from "@pecacerta/rules/email";
import { lastNameError, MAX_PERSON_NAME_LENGTH, personNameError } from "@pecacerta/rules/person-name";
import { EMAIL_WRITINGS, LAST_NAME_WRITINGS, PERSON_NAME_WRITINGS } from "@pecacerta/rules/testing/person-writings";
import type { Locator, Page } from "@playwright/test";
import { openAdmin, adminTest as test } from "./admin-fixtures.ts";
import { POPULAR_PRODUCTS, placeOrderByApi, type TestCustomer } from "./api.ts";
import { enterTexts } from "./enter-texts.ts";
import { expect } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const MESSAGES = /^(Preencha|Digite|Confira|Este valor|Este texto|O texto)/;

const findNameError = (name: string) => personNameError(name, MAX_PERSON_NAME_LENGTH);
const KINDS = {
  name: [PERSON_NAME_WRITINGS, findNameError],
  lastName: [LAST_NAME_WRITINGS, lastNameError],
  email: [EMAIL_WRITINGS, requiredEmailError],
} as const;

const withoutBlanks = (text: string) => text.replace(/[\s\p{Cc}]/gu, "");

/** A field for e-mails hands an international domain over in its ASCII form. */
const isConverted = (text: string, kind: keyof typeof KINDS) => kind === "email" && /@.*[^ -~\s]/.test(text);

async function expectRule(field: Locator, kind: keyof typeof KINDS): Promise<void> {
  const [writings, findError] = KINDS[kind];
  await expect(field).toBeEnabled();
  const texts = writings.map(({ typed }) => typed);
  for (const entries of await field.evaluate(enterTexts, { texts, isSent: true })) {
    for (const [at, text] of texts.entries()) {
      const shown = entries[at]?.shown ?? "";
      if (isConverted(text, kind)) continue;
      expect(withoutBlanks(shown)).toBe(withoutBlanks(text));
      if (kind !== "email" && !/\p{Cc}/u.test(text)) expect(shown).toBe(text);
    }
    expect(entries.map(({ shown, isRefused }) => [shown, isRefused])).toEqual(
      entries.map(({ shown }) => [shown, findError(shown) !== null]),
    );
    for (const { isRefused, message } of entries) if (isRefused) expect(message).toMatch(MESSAGES);
  }
}

const refuseCalls = (page: Page, path: string) =>
  page.route(`**/ecommerce${path}`, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 409, json: { message: "CONFLICT" } }),
  );

const labeled = (page: Page, label: string) => page.locator("main").getByLabel(label, { exact: true });

const FORMS = [
  [
    { path: "/account/register", heading: "Crie sua conta" },
    { name: "Nome completo", email: "E-mail" },
  ],
  [
    { path: "/contact-us", heading: "Fale conosco" },
    { name: "Seu nome", email: "Seu e-mail" },
  ],
  [{ path: "/track-order", heading: "Acompanhe seu pedido" }, { email: "E-mail" }],
  [{ path: "/account/login", heading: "Entre na sua conta" }, { email: "E-mail" }],
] as const;

for (const [form, labels] of FORMS)
  for (const [kind, label] of Object.entries(labels))
    test(`[VA-01] [VA-06] ${form.path} keeps and reads every writing by the rule: ${label}`, async ({ page }) => {
      await visit(page, form);
      await expectRule(labeled(page, label), kind as keyof typeof KINDS);
    });

const ACCOUNT_FORMS = [
  [{ path: "/account/profile", heading: "Meus dados" }, "Nome completo", "name"],
  [{ path: "/account/profile", heading: "Meus dados" }, "E-mail", "email"],
  [{ path: "/account/addresses/new", heading: "Novo endereço" }, "Nome", "name"],
  [{ path: "/account/addresses/new", heading: "Novo endereço" }, "Sobrenome", "lastName"],
  [{ path: "/account/addresses/new", heading: "Novo endereço" }, "E-mail", "email"],
] as const;

for (const [form, label, kind] of ACCOUNT_FORMS)
  test(`[VA-01] [VA-06] ${form.path} keeps and reads every writing by the rule: ${label}`, async ({
    page,
    customer,
  }) => {
    await signInByApi(page, customer);
    await visit(page, form);
    if (form.path === "/account/profile") await labeled(page, "Telefone com DDD").fill("1");
    await expectRule(labeled(page, label), kind);
  });

test("[VA-01] [RT-15] the recovery of a password keeps and reads every writing of an e-mail by the rule", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(/409/);
  await refuseCalls(page, "/password/recover");
  await visit(page, { path: "/?recover=1", heading: /./ });
  await expectRule(page.getByRole("dialog").getByLabel("E-mail", { exact: true }), "email");
});

test("[VA-05] the newsletter keeps every writing that the shop refuses", async ({ page, pageErrors }) => {
  pageErrors.expected.push(/422/);
  await page.route("**/ecommerce/mailing/newsletter", (route) =>
    route.fulfill({ status: 422, json: { message: "ERROR_FORM_INCORRECT_EMAIL", data: "Digite um e-mail válido." } }),
  );
  await visit(page, { path: "/brands", heading: "Marcas" });
  await waitForHydration(page);
  await expect(page.locator("footer form")).toHaveJSProperty("noValidate", true);
  const field = page.getByLabel("Seu e-mail para novidades");
  const texts = ["ana@gmail,com", "a@b@example.com", "ana", "Ana <ana@example.com>"];
  for (const text of texts) {
    await field.fill(text);
    await page.getByRole("button", { name: "Quero receber" }).click();
    await expect(page.locator(".news-fault")).toHaveText("Digite um e-mail válido.");
    await expect(field).toHaveValue(text);
  }
});

const STAFF_FORMS = [
  ["/conta", "Nome", "name", "/admin/me"],
  ["/pecacerta/ajustes/equipe", "E-mail", "email", "/admin/staff"],
  ["/pecacerta/ajustes/equipe", "E-mail de quem opera a instalação", "email", "/admin/support"],
] as const;

for (const [path, label, kind, call] of STAFF_FORMS)
  test(`[VA-01] the admin's ${path} keeps and reads every writing by the rule: ${label}`, async ({
    page,
    pageErrors,
    signedInAs,
  }) => {
    pageErrors.expected.push(/409/);
    await signedInAs("owner");
    await refuseCalls(page, call);
    await openAdmin(page, path);
    await expectRule(labeled(page, label), kind);
  });

for (const path of ["/entrar", "/senha"])
  test(`[VA-01] the admin's ${path} keeps and reads every writing of an e-mail by the rule`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(/409|401/);
    await refuseCalls(page, "/admin/password/recover");
    await openAdmin(page, path);
    await expectRule(page.getByLabel("E-mail", { exact: true }), "email");
  });

async function openAddressDialog(page: Page, customer: TestCustomer) {
  const [product] = POPULAR_PRODUCTS;
  const { number } = await placeOrderByApi(customer, { slug: product });
  await openAdmin(page, `/pecacerta/pedidos/${number}`, `Pedido ${number}`);
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Bairro").fill("");
  return dialog;
}

test("[VA-01] the dialog of an order's address keeps and reads every writing by the rule", async ({
  page,
  customer,
  signedInAs,
}) => {
  await signedInAs("owner");
  const dialog = await openAddressDialog(page, customer);
  await expectRule(dialog.getByLabel("Nome", { exact: true }), "name");
  await expectRule(dialog.getByLabel("Sobrenome", { exact: true }), "lastName");
  await expectRule(dialog.getByLabel("E-mail", { exact: true }), "email");
});
