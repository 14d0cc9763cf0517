import { addButton, cartLink, expect, header, openCart, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const KEYS = [
  "user_token",
  "user_session",
  "cart_pecacerta",
  "wishlist_pecacerta",
  "idCompany",
  "list_from_search",
  "hasVisitedBefore",
  "company_data",
];
const GARBAGE = [
  "",
  "null",
  "[]",
  "{",
  "não é JSON",
  '{"version":0,"value":{}}',
  '{"version":2,"value":{"cart":{"items":[]}}}',
  '{"version":1,"value":{"cart":{"items":[{"id":"x","product":null}]},"owner":7}}',
  '{"version":1,"value":{"cart":{"items":[{"id":1e99,"price":-5,"quantity":"3","options":{},"product":{}}]}}}',
  '{"version":1,"value":{"company":"pecacerta","customer":{"id":1},"endsAt":"amanhã"}}',
];

const EMPTY_CART = { path: "/cart", heading: "Seu carrinho está vazio" };

test("[ST-01] invalid data in the browser's storage breaks nothing", async ({ page, customer }) => {
  await visit(page, EMPTY_CART);
  for (const garbage of GARBAGE) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
        for (const key of ["checkout_pecacerta", "sign_in_code_pecacerta"]) sessionStorage.setItem(key, value);
      },
      [KEYS, garbage] as const,
    );
    await visit(page, EMPTY_CART);
    await expect(header(page).getByRole("link", { name: /Entrar/ })).toBeVisible();
  }
  // The shop works with the invalid data still stored.
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${PADS}`, heading: /^Pastilha/ });
  await addButton(page).click();
  await expect(cartLink(page)).toContainText("1 item");
  await visit(page, { path: "/cart/checkout", heading: "Finalizar compra" });
  await expect(page.getByLabel("CEP")).toHaveValue("");
});

test("[ST-01] an invented token gives no access", async ({ page }) => {
  await page.goto("/healthz");
  await page.evaluate(() => {
    const customer = { id: "01941f29-7c00-7632-b954-b8224071f0b5", name: "Alguém", email: "alguem@example.com" };
    const value = { company: "pecacerta", customer, endsAt: Date.now() + 1e7 };
    localStorage.setItem("user_session", JSON.stringify({ version: 1, value }));
    localStorage.setItem("user_token", "x".repeat(43));
  });
  await page.goto("/account/orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entre na sua conta");
  expect(await page.evaluate(() => localStorage.getItem("user_token"))).toBeNull();
});

test("a stolen token does not work in another browser", async ({ page, browser, baseURL, customer }) => {
  const token = await signInByApi(page, customer);
  const ownResponse = await page.request.get("/ecommerce/user", { headers: { authorization: `Bearer ${token}` } });
  expect(ownResponse.status()).toBe(200);
  const otherBrowser = await browser.newContext({ baseURL });
  const stolenResponse = await otherBrowser.request.get("/ecommerce/user", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stolenResponse.status()).toBe(401);
  await otherBrowser.close();
});

test("the shop works with browser storage disabled", async ({ page, context, customer, pageErrors }) => {
  // The router logs that it cannot store scroll positions.
  pageErrors.expected.push(/Storage is switched off/);
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is switched off", "SecurityError");
        },
      });
  });
  await visit(page, { path: `/account/login?next=/products/${PADS}`, heading: "Entre na sua conta" });
  await page.locator("main").getByLabel("E-mail").fill(customer.email);
  await page.getByLabel("Senha").fill(customer.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Pastilha/);
  await addButton(page).click();
  await expect(cartLink(page)).toContainText("1 item");
  await openCart(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Carrinho/);
});

test("[ST-02] [ER-04] company data is stored under version 1 and refreshed; a failed refresh is ignored", async ({
  page,
}) => {
  const storedCompany = () => page.evaluate(() => JSON.parse(localStorage.getItem("company_data") ?? "null"));
  // Writes like another tab.
  const writeFromOtherTab = (version: number, theme: string) =>
    page.evaluate(
      ([version, theme]) => {
        const { value } = JSON.parse(localStorage.getItem("company_data") ?? "null");
        localStorage.setItem("company_data", JSON.stringify({ version, value: { ...value, cor_padrao: theme } }));
        window.dispatchEvent(new StorageEvent("storage", { key: "company_data" }));
      },
      [version, theme] as const,
    );
  const returnToTab = async () => {
    await page.clock.fastForward("10:00");
    await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
  };
  const html = page.locator("html");
  await page.clock.install();
  await visit(page, { path: "/account/login", heading: "Entre na sua conta" });
  await waitForHydration(page);
  expect(await storedCompany()).toMatchObject({ version: 1, value: { titulo: "Peça Certa", cor_padrao: "theme-red" } });
  await writeFromOtherTab(1, "theme-green");
  await expect(html).toHaveAttribute("data-theme", "theme-green");
  await writeFromOtherTab(2, "theme-violet");
  await expect(html).toHaveAttribute("data-theme", "theme-green");

  await page.route("**/ecommerce/listener/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/ecommerce/listener/"));
  await returnToTab();
  await failed;
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entre na sua conta");
  await page.unroute("**/ecommerce/listener/**");
  await returnToTab();
  await expect(html).toHaveAttribute("data-theme", "theme-red");
  expect(await storedCompany()).toMatchObject({ version: 1, value: { cor_padrao: "theme-red" } });
});
