import type { Page } from "@playwright/test";
import { apiToken, findMailLink, newCustomerInput, requestApi } from "./api.ts";
import { expect, fillSignInForm, header, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const NEW_PASSWORD = "outra-senha-1";

test("[RT-15] [VA-03] [VA-04] [RO-01] password recovery from the header's sign-in form", {
  tag: "@phone",
}, async ({ page, customer }) => {
  const otherToken = await apiToken(customer);
  await visit(page, { path: "/catalog/freios", heading: "Freios" });
  await waitForHydration(page);
  await header(page)
    .getByRole("link", { name: /Entrar/ })
    .click();
  const form = header(page).locator("form", { has: page.getByLabel("Senha") });
  await expect(form.getByRole("checkbox", { name: /Continuar conectado/ })).not.toBeChecked();
  await form.getByRole("button", { name: "Entrar" }).click();
  await expect(form.getByLabel("E-mail")).toHaveAccessibleDescription("Preencha este campo.");
  await form.getByRole("link", { name: "Esqueci minha senha" }).click();
  await expect(page).toHaveURL("/?recover=1");

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText("Esqueceu a senha?");
  await dialog.getByLabel("E-mail").fill(customer.email);
  await dialog.getByRole("button", { name: "Enviar link" }).click();
  await expect(dialog.getByRole("status")).toContainText(customer.email);

  const link = await findMailLink(customer.email, "password-recovery");
  await page.goto("/healthz");
  await page.goto(link);
  await expect(dialog.getByRole("heading")).toHaveText("Escolha uma nova senha");
  await dialog.getByLabel("Nova senha").fill("curta");
  await dialog.getByRole("button", { name: "Salvar a nova senha" }).click();
  await expect(dialog.getByLabel("Nova senha")).toHaveAccessibleDescription(/pelo menos 6 caracteres/);
  await dialog.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Salvar a nova senha" }).click();
  await expect(dialog.getByRole("status")).toContainText("sua nova senha já vale");
  expect((await requestApi("GET /user", { token: otherToken })).status).toBe(401);
  await dialog.getByRole("link", { name: "Entrar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entre na sua conta");
  await fillSignInForm(page, { ...customer, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/account/dashboard");

  await page.goto(link);
  await dialog.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Salvar a nova senha" }).click();
  await expect(dialog.getByRole("alert")).toContainText("já foi usado ou venceu");
});

test("[SS-03] [RT-09] [RT-11] [RO-02] [VA-07] the profile can be edited; a new e-mail needs the password and a confirmation", async ({
  page,
  customer,
}) => {
  const token = await signInByApi(page, customer);
  const newEmail = newCustomerInput().email;
  const main = page.locator("main");
  await visit(page, { path: "/account/dashboard", heading: /^Olá/ });
  const firstLink = await findMailLink(customer.email, "email-confirmation");
  await main.getByRole("button", { name: "Enviar a confirmação de novo" }).click();
  await expect(main.getByRole("status")).toContainText(`Enviamos a confirmação para ${customer.email}`);
  expect(await findMailLink(customer.email, "email-confirmation")).not.toBe(firstLink);
  await visit(page, { path: "/account/profile", heading: "Meus dados" });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  await expect(field("E-mail")).toHaveValue(customer.email);
  await expect(field("CPF ou CNPJ")).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await field("Nome completo").fill("Helena Nova");
  await field("Telefone com DDD").fill("11234");
  await field("RG (opcional)").fill("12.345.678-9");
  await field("E-mail").fill(newEmail);
  await main.getByRole("button", { name: "Salvar" }).click();
  await expect(field("Telefone com DDD")).toHaveAccessibleDescription(/10 ou 11 números/);
  await expect(field("Senha atual")).toHaveAccessibleDescription(/Preencha este campo/);
  await field("Telefone com DDD").fill("1134567890");
  await field("Senha atual").fill(customer.password);
  await main.getByRole("button", { name: "Salvar" }).click();
  await expect(main.getByRole("status")).toContainText(newEmail);
  await header(page)
    .getByRole("link", { name: /Helena/ })
    .click();
  await expect(header(page).getByRole("navigation", { name: "Menu da conta" })).toBeVisible();
  await expect(header(page)).toContainText(customer.email);

  const user = async () => (await fetchUser(page, token)).data;
  expect(await user()).toMatchObject({ name: "Helena Nova", phone: "1134567890", email: customer.email });
  await page.goto(await findMailLink(newEmail, "new-email"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirme seu e-mail");
  expect((await user()).email).toBe(customer.email);
  await page.getByRole("button", { name: "Confirmar meu e-mail" }).click();
  await expect(main.getByRole("status")).toContainText(newEmail);
  expect((await user()).email).toBe(newEmail);
  await page.reload();
  await page.getByRole("button", { name: "Confirmar meu e-mail" }).click();
  await expect(main.getByRole("alert")).toContainText("já foi usado ou venceu");
  await expect(main.getByRole("link", { name: "Ir para a minha conta" })).toBeVisible();
});

test("invitations to review end and come back in the profile, and saving it keeps the choice", async ({
  page,
  customer,
}) => {
  const token = await signInByApi(page, customer);
  const isEnabled = async () => (await fetchUser(page, token)).data.review_mails;
  await visit(page, { path: "/account/profile", heading: "Meus dados" });
  const main = page.locator("main");
  await main.getByRole("button", { name: "Não quero mais convites" }).click();
  await expect(main.getByText("Você não recebe convites para avaliar")).toBeVisible();
  expect(await isEnabled()).toBe(false);
  await main.getByRole("button", { name: "Salvar" }).click();
  await expect(main.getByRole("status")).toContainText("Seus dados foram salvos.");
  await main.getByRole("button", { name: "Voltar a receber convites" }).click();
  await expect(main.getByRole("button", { name: "Não quero mais convites" })).toBeVisible();
  expect(await isEnabled()).toBe(true);
});

const ACCOUNT_PAGES = [
  ["/account/orders", "Meus pedidos"],
  ["/account/addresses", "Meus endereços"],
  ["/account/addresses/new", "Novo endereço"],
  ["/account/wishlist", "Meus favoritos"],
  ["/account/garage", /./],
  ["/account/bid", "Minhas propostas"],
  ["/account/profile", "Meus dados"],
  ["/account/password", "Senha e acesso"],
  ["/account/privacy", "Privacidade"],
] as const;

test("[RT-11] [RT-13] on a phone an account page begins with its content, and only the dashboard with the menu", {
  tag: "@phone",
}, async ({ page, customer }) => {
  await signInByApi(page, customer);
  const menu = page.locator("main").getByRole("navigation", { name: "Menu da conta" });
  for (const [path, heading] of ACCOUNT_PAGES) {
    await visit(page, { path, heading });
    await expect(menu).toBeHidden();
    const top = await page.locator("main h1").evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top, path).toBeLessThan(240);
  }
  await page.locator("main").getByRole("link", { name: "Minha conta" }).click();
  await expect(page).toHaveURL("/account/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Olá/);
  await expect(menu.getByRole("link")).toHaveCount(10);
});

test("[VA-03] [RT-11] changing the password, ending other sessions, exporting data, and deleting the account", async ({
  page,
  customer,
}) => {
  const otherDeviceToken = await apiToken(customer);
  await signInByApi(page, customer);
  await visit(page, { path: "/account/password", heading: "Senha e acesso" });
  const main = page.locator("main");
  await main.getByRole("button", { name: /^Desconectar: / }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Desde" })).toHaveCount(1);
  expect((await requestApi("GET /user", { token: otherDeviceToken })).status).toBe(401);
  await main.getByLabel("Senha atual").fill("errada-1");
  await main.getByLabel("Nova senha").fill(NEW_PASSWORD);
  await main.getByRole("button", { name: "Trocar a senha" }).click();
  await expect(main.getByLabel("Senha atual")).toHaveAccessibleDescription("Esta não é a sua senha atual.");
  await main.getByLabel("Senha atual").fill(customer.password);
  await main.getByRole("button", { name: "Trocar a senha" }).click();
  await expect(main.getByRole("status")).toContainText("Senha trocada");

  await visit(page, { path: "/account/privacy", heading: "Privacidade" });
  const file = page.waitForEvent("download");
  await main.getByRole("button", { name: "Baixar meus dados" }).click();
  expect((await file).suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
  await main.getByLabel("Digite sua senha").fill(NEW_PASSWORD);
  await main.getByRole("button", { name: "Excluir a conta para sempre" }).click();
  await expect(page).toHaveURL("/account/login");
  await expect(header(page).getByRole("link", { name: /Entrar/ })).toBeVisible();
  const deletedAccount = { email: customer.email, password: NEW_PASSWORD, ecommerce: customer.company };
  expect((await requestApi("POST /login", { body: deletedAccount })).status).toBe(401);
});

/** The signed-in customer, requested with the browser's cookies. */
async function fetchUser(page: Page, token: string) {
  const response = await page.request.get("/ecommerce/user", { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}
