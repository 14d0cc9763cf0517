import type { Page } from "@playwright/test";
import { fillCart, newCustomerInput, requestApi } from "./api.ts";
import { cartLines, cartLink, expect, fillSignInForm, findToast, header, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const SLUG = "disco-de-freio-dianteiro-vw-gol-2010-a-2016-discoreto";
const LOGIN = { path: "/account/login", heading: "Entre na sua conta" };
const CART = { path: "/cart", heading: /^Carrinho/ };
const DAY_MS = 86_400_000;

const readStorage = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test("[SS-01] [RT-10] [ST-01] signing in stores the token under user_token and opens the dashboard", {
  tag: "@phone",
}, async ({ page, customer }) => {
  await visit(page, LOGIN);
  expect(await readStorage(page, "user_token")).toBeNull();
  const loginResponse = page.waitForResponse((response) => response.url().endsWith("/ecommerce/login"));
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/dashboard");
  const { Bearer } = await (await loginResponse).json();
  expect(await readStorage(page, "user_token")).toBe(Bearer);
  expect(await readStorage(page, "idCompany")).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Pessoa");
  await expect(page.locator("main")).toContainText(customer.email);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Pessoa");
});

test("[RT-10] the sample account of the documentation works", async ({ page }) => {
  await visit(page, LOGIN);
  await fillSignInForm(page, { email: "cliente@example.com", password: "pecacerta" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Olá, Cliente");
});

test("[SS-04] [RT-10] signing out ends the session, empties the cart and opens the sign-in page", async ({
  page,
  customer,
}) => {
  await fillCart(customer, { slug: SLUG, quantity: 2 });
  const token = await signInByApi(page, customer);
  await visit(page, { path: "/account/dashboard", heading: /^Olá/ });
  await expect(cartLink(page)).toContainText("2 itens");
  const logoutResponse = page.waitForResponse((response) => response.url().endsWith("/ecommerce/logout"));
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/account/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN.heading);
  await expect(cartLink(page)).not.toContainText(/\d/);
  expect(await readStorage(page, "user_token")).toBeNull();
  expect((await logoutResponse).status()).toBe(200);
  expect((await requestApi("GET /user", { token })).status).toBe(401);
  await visit(page, { path: "/cart", heading: "Seu carrinho está vazio" });
});

test("[SS-04] signing out in one tab signs out the other", async ({ page, context, customer }) => {
  await signInByApi(page, customer);
  await visit(page, { path: "/account/orders", heading: "Meus pedidos" });
  const other = await context.newPage();
  await visit(other, { path: "/account/dashboard", heading: /^Olá/ });
  await other.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN.heading);
  await expect(header(page).getByRole("link", { name: /Entrar/ })).toBeVisible();
});

test("[SS-02] a session that expired while the page was closed is over, and the cart is empty", async ({
  page,
  customer,
}) => {
  await fillCart(customer, { slug: SLUG });
  await signInByApi(page, customer);
  await visit(page, CART);
  await expect(cartLines(page)).toHaveCount(1);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("user_session") ?? "{}");
    session.value.endsAt = Date.now() - 1000;
    localStorage.setItem("user_session", JSON.stringify(session));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seu carrinho está vazio");
  expect(await readStorage(page, "user_token")).toBeNull();
});

test("[SS-02] a session expires with a message", async ({ page, customer }) => {
  await fillCart(customer, { slug: SLUG });
  await signInByApi(page, customer);
  await page.clock.install();
  await visit(page, CART);
  await expect(cartLines(page)).toHaveCount(1);
  await page.clock.fastForward(DAY_MS + 1000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seu carrinho está vazio");
  await expect(findToast(page, "Sua sessão terminou")).toBeVisible();
  expect(await readStorage(page, "user_token")).toBeNull();
});

test("a browser clock that is two days off does not end the session", async ({ page, customer }) => {
  await page.clock.install({ time: Date.now() + 2 * DAY_MS });
  await visit(page, LOGIN);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/dashboard");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Olá/);
  expect(await readStorage(page, "user_token")).not.toBeNull();
});

test("[RO-03] a token that the server rejects leads to the sign-in page and back", async ({ page, customer }) => {
  const token = await signInByApi(page, customer);
  await visit(page, { path: "/account/dashboard", heading: /^Olá/ });
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  const listOrders = (url: URL) => url.pathname === "/ecommerce/user/orders";
  await page.route(
    listOrders,
    async (route) => {
      const response = await page.request.post("/ecommerce/logout", { headers: { authorization: `Bearer ${token}` } });
      expect(response.status()).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  await page.locator("main").getByRole("link", { name: "Meus pedidos" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN.heading);
  await expect(page.locator("main")).toContainText("Sua sessão terminou. Entre de novo para continuar.");
  await fillSignInForm(page, customer);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meus pedidos");
});

test("[VA-04] [VA-03] [ER-01] the sign-in form reports errors", async ({ page, customer }) => {
  await visit(page, LOGIN);
  const form = page.locator("main form");
  const [email, password] = [form.getByLabel("E-mail"), form.getByLabel("Senha")];
  await expect(email).toHaveValue("");
  await expect(password).toHaveValue("");
  await expect(form.getByRole("checkbox", { name: /Continuar conectado/ })).not.toBeChecked();
  await form.getByRole("button", { name: "Entrar" }).click();
  await expect(email).toHaveAccessibleDescription("Preencha este campo.");
  await expect(password).toHaveAccessibleDescription("Preencha este campo.");
  await expect(email).toBeFocused();
  await fillSignInForm(page, { email: "sem-arroba", password: "segredo1" });
  await expect(email).toHaveAccessibleDescription("Digite um e-mail válido, como nome@exemplo.com.");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await fillSignInForm(page, { email: customer.email, password: "errada1" });
  await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos.");
  await fillSignInForm(page, { email: newCustomerInput().email, password: "segredo1" });
  await expect(page.getByRole("alert")).toHaveText("E-mail ou senha incorretos.");
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/dashboard");
});

test("a sign-in that must wait says so, keeps what was typed and says whether it is sent again", async ({
  page,
  customer,
  pageErrors,
}) => {
  pageErrors.expected.push(/429/);
  const refused = { status: 429, headers: { "retry-after": "60" }, json: { message: "TOO_MANY_REQUESTS" } };
  await page.route("**/ecommerce/login", (route) => route.fulfill(refused));
  await visit(page, LOGIN);
  await fillSignInForm(page, customer);
  const form = page.locator("main form");
  await expect(form).toContainText("Muitas tentativas nesta conta. O que você digitou fica aqui");
  await expect(form.getByLabel("Senha")).toHaveValue(customer.password);
  await form.getByLabel("Senha").fill("outra senha");
  await expect(form).toContainText("Você mudou o que digitou");
  await expect(form).not.toContainText("tentamos de novo por você");
  await page.unroute("**/ecommerce/login");
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/dashboard");
});

test("[VA-02] [ER-01] the registration form reports errors", async ({ page, customer }) => {
  await visit(page, { path: "/account/register", heading: "Crie sua conta" });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const send = () => page.getByRole("button", { name: "Criar conta" }).click();
  await field("Nome completo").fill("Pessoa Teste");
  await field("E-mail").fill("sem-arroba");
  await field("CPF ou CNPJ").fill("111.111.111-11");
  await field("Telefone com DDD").fill("119");
  await field("Senha").fill("curta");
  await send();
  await expect(field("E-mail")).toHaveAccessibleDescription(/e-mail válido/);
  await expect(field("CPF ou CNPJ")).toHaveAccessibleDescription(/ Este CPF ou CNPJ não é válido\.$/);
  await expect(field("Telefone com DDD")).toHaveAccessibleDescription(/10 ou 11 números/);
  await expect(field("Senha")).toHaveAccessibleDescription(/A senha precisa de pelo menos 6 caracteres/);
  await expect(page.getByRole("alert")).toBeFocused();
  await field("E-mail").fill(customer.email);
  await field("CPF ou CNPJ").fill(customer.cpf);
  await field("Telefone com DDD").fill("1134567890");
  await field("Senha").fill("segredo1");
  await send();
  await expect(field("E-mail")).toHaveAccessibleDescription(/já tem cadastro/);
});

test("[RT-18] signed-in customers are redirected from sign-in and registration to the dashboard", async ({
  page,
  customer,
}) => {
  await signInByApi(page, customer);
  for (const path of ["/account/login", "/account/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/account/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Olá/);
  }
});

test("[RT-18] account pages redirect visitors to sign in and back", async ({ page, customer }) => {
  await page.goto("/account/orders?page=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOGIN.heading);
  await expect(page).toHaveURL(/\/account\/login\?next=/);
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL("/account/orders?page=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meus pedidos");
});

test("signing in never redirects to another site", async ({ page, customer, baseURL }) => {
  await page.goto("/account/login?next=//elsewhere.example/account");
  await fillSignInForm(page, customer);
  await expect(page).toHaveURL(`${baseURL}/account/dashboard`);
});
