import type { Locator, Page } from "@playwright/test";
import { callApi } from "./api.ts";
import { findViolations } from "./axe.ts";
import { cartLink, expect, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const BRAKES = { path: "/catalog/freios", heading: "Freios" };

const productList = (page: Page): Locator => page.getByRole("region", { name: "Produtos" });
const resultCount = (page: Page): Locator => productList(page).getByRole("status");
const chips = (page: Page): Locator => page.getByRole("list", { name: "Filtros ativos" }).getByRole("link");
const filters = (page: Page): Locator => page.locator("#filters");

/** Number of products according to the API. */
async function fetchTotal(query: string): Promise<number> {
  return (await callApi(`GET /products?category=freios&${query}`)).data.total;
}

/** Expects the list and URL of this query. */
async function expectList(page: Page, query: string): Promise<void> {
  const total = await fetchTotal(query);
  await expect(resultCount(page)).toHaveText(new RegExp(`de ${total}$`));
  await expect(page).toHaveURL(query === "" ? BRAKES.path : `${BRAKES.path}?${query}`);
}

test("[LS-01] [LS-02] [LS-03] [LS-04] [LS-05] [LS-08] [LS-09] filters can be added and removed, and the history restores them", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  test.slow();
  await visit(page, BRAKES);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const pick = async (name: RegExp) => {
    if (isMobile && !(await filters(page).isVisible())) await page.getByRole("button", { name: "Filtros" }).click();
    await filters(page).getByRole("link", { name }).click();
  };
  const close = () => filters(page).getByRole("button", { name: /^Ver / }).click();

  await test.step("each filter starts at the first page", async () => {
    await productList(page).getByRole("link", { name: "Página 2" }).click();
    await expectList(page, "page=2");
    await expect(productList(page)).toBeFocused();
    await pick(/^Travaboa/);
    await expectList(page, "filter_brand=travaboa");
    await expect(filters(page).getByRole("link", { name: /^Travaboa/ })).toHaveAttribute("aria-current", "true");
    await pick(/^Sem desconto/);
    await expectList(page, "filter_brand=travaboa&filter_discount=no");
    await filters(page).getByLabel("De R$").fill("50");
    await filters(page).getByLabel("Até R$").fill("1.200,50");
    await filters(page).getByRole("button", { name: "Aplicar" }).click();
    await expectList(page, "filter_brand=travaboa&filter_discount=no&filter_price=50-1200.5");
    await pick(/^Nota 5 de 5/);
    const allFilters = "filter_brand=travaboa&filter_discount=no&filter_price=50-1200.5&filter_rating=5";
    await expectList(page, allFilters);
    const none = filters(page).getByRole("link", { name: /^Fluimonte/ });
    await expect(none).toBeDisabled();
    if (isMobile) {
      await expect(page.getByRole("dialog", { name: "Filtros" })).toBeVisible();
      // The foot of the panel covers half of a choice, except at its end.
      await page.locator("#filters").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      expect(await findViolations(page)).toEqual([]);
      await expect(filters(page).getByRole("button", { name: /^Ver / })).toHaveText(
        new RegExp(`^Ver ${await fetchTotal(allFilters)} produto`),
      );
      await close();
      await expect(filters(page)).toBeHidden();
      await expect(page.getByRole("button", { name: "Filtros" })).toBeFocused();
    }
  });

  await test.step("active filters are shown above the list and can be removed", async () => {
    await expect(chips(page)).toHaveText([
      /Travaboa$/,
      /Sem desconto$/,
      /Preço: R\$\u00A050,00 – R\$\u00A01\.200,50$/,
      /5 estrelas$/,
      "Limpar filtros",
    ]);
    if (!isMobile) expect(await findViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    const names = await productList(page).getByRole("heading").allTextContents();
    await chips(page).filter({ hasText: "Desconto" }).click();
    await expectList(page, "filter_brand=travaboa&filter_price=50-1200.5&filter_rating=5");
    await expect(productList(page)).toBeFocused();
    await chips(page).filter({ hasText: "Limpar" }).click();
    await expectList(page, "");
    await expect(chips(page)).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expectList(page, "filter_brand=travaboa&filter_discount=no&filter_price=50-1200.5&filter_rating=5");
    await expect(productList(page).getByRole("heading")).toHaveText(names);
    await expect(chips(page)).toHaveCount(5);
    await page.goForward();
    await page.goForward();
    await expectList(page, "");
  });
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("[LS-04] [LS-10] [LS-12] filters work with the keyboard and keep the focus", async ({ page }) => {
  await visit(page, BRAKES);
  const brand = filters(page).getByRole("link", { name: /^Discoreto/ });
  await brand.focus();
  await page.keyboard.press("Enter");
  await expectList(page, "filter_brand=discoreto");
  await expect(brand).toBeFocused();
  const { data } = await callApi("GET /products?category=freios&filter_brand=discoreto");
  const { min, max } = data.filters.find(({ slug }: { slug: string }) => slug === "price");
  const lowest = filters(page).getByRole("slider", { name: "Preço: mínimo" });
  await lowest.focus();
  await page.keyboard.press("PageUp");
  const minimumPrice = Math.round(min + (max - min) / 10);
  await expectList(page, `filter_brand=discoreto&filter_price=${minimumPrice}-999999999`);
  await expect(lowest).toBeFocused();
  await expect(filters(page).getByLabel("De R$")).toHaveValue(`${minimumPrice}`);
  const sort = productList(page).getByLabel("Ordenar por");
  await sort.focus();
  await page.keyboard.press("End");
  await expectList(page, `filter_brand=discoreto&filter_price=${minimumPrice}-999999999&sort=price_desc`);
  await expect(sort).toBeFocused();
  await productList(page).getByLabel("Produtos por página").selectOption("32 por página");
  await expectList(page, `filter_brand=discoreto&filter_price=${minimumPrice}-999999999&limit=32&sort=price_desc`);
});

test("[LS-05] the latest request wins, and a failed one can be retried", async ({ page }) => {
  await visit(page, BRAKES);
  // Two presses at once: the page does not show the first when the second comes.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("#filters a[href*='filter_brand=discoreto']")?.click();
    const sort = document.querySelector<HTMLSelectElement>("select[name=sort]");
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(sort, "price_asc");
    sort?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expectList(page, "filter_brand=discoreto&sort=price_asc");

  await visit(page, BRAKES);
  const slowResponse = Promise.withResolvers<void>();
  await page.route(/freios\.data\?filter_brand=discoreto&/, async (route) => {
    await slowResponse.promise;
    await route.continue().catch(() => undefined);
  });
  await filters(page)
    .getByRole("link", { name: /^Discoreto/ })
    .click();
  await expect(productList(page).locator("[aria-busy]")).toHaveAttribute("aria-busy", "true");
  // The first filter counts although its list has not arrived.
  await filters(page)
    .getByRole("link", { name: /^Travaboa/ })
    .click();
  await expectList(page, "filter_brand=discoreto,travaboa");
  slowResponse.resolve();
  await expect(productList(page).locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
  await expectList(page, "filter_brand=discoreto,travaboa");

  await page.route(/freios\.data\?page=2/, (route) => route.abort());
  await chips(page).filter({ hasText: "Limpar" }).click();
  await expectList(page, "");
  await productList(page).getByRole("link", { name: "Página 2" }).click();
  const retry = page.getByRole("button", { name: "Tentar de novo" });
  await expect(retry).toBeVisible();
  await page.unroute(/freios\.data\?page=2/);
  await retry.click();
  await expectList(page, "page=2");
});

test("[LS-05] [LS-10] a sorting keeps the filter that still loads; going back gives up what loads", async ({
  page,
}) => {
  const isHeld = ({ pathname, searchParams }: URL) =>
    pathname.endsWith("/freios.data") && searchParams.has("filter_brand") && !searchParams.has("sort");
  const answers = Promise.withResolvers<void>();
  await page.route(isHeld, async (route) => {
    await answers.promise;
    await route.continue().catch(() => undefined);
  });
  const pressBrand = async () => {
    const request = page.waitForRequest((sent) => isHeld(new URL(sent.url())));
    await filters(page)
      .getByRole("link", { name: /^Discoreto/ })
      .click();
    await request;
  };
  const sort = productList(page).getByLabel("Ordenar por");
  await visit(page, { path: `${BRAKES.path}?page=2`, heading: BRAKES.heading });
  await pressBrand();
  await sort.selectOption({ value: "price_asc" });
  await expectList(page, "filter_brand=discoreto&sort=price_asc");
  await expect(sort).toHaveValue("price_asc");
  await page.goBack();
  await expectList(page, "page=2");

  await productList(page).getByRole("link", { name: "Página 1", exact: true }).click();
  await expectList(page, "");
  await pressBrand();
  await page.goBack();
  await expectList(page, "page=2");
  await page.goForward();
  await expectList(page, "");
  await sort.selectOption({ value: "price_desc" });
  await expectList(page, "sort=price_desc");
  answers.resolve();
  await expectList(page, "sort=price_desc");
});

test("[RT-16] brand page; the chosen layout is remembered; products can be added to the cart", async ({
  page,
  customer,
}) => {
  test.slow();
  await signInByApi(page, customer);
  await visit(page, { path: "/brands", heading: "Marcas" });
  await page.locator("main").getByRole("link", { name: "Travaboa" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peças Travaboa");
  await expect(page).toHaveURL("/brands/travaboa");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/brands\/travaboa/);
  const { data } = await callApi("GET /products?filter_brand=travaboa");
  await expect(resultCount(page)).toHaveText(new RegExp(`de ${data.total}$`));
  await page.getByRole("button", { name: "Tabela" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Tabela" })).toHaveAttribute("aria-pressed", "true");
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await productList(page)
    .getByRole("button", { name: /^Adicionar .* ao carrinho$/ })
    .first()
    .click();
  await expect(cartLink(page)).toContainText("1 item");
  await page.getByRole("navigation", { name: "Travaboa por categoria" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/catalog\/[a-z-]+\?filter_brand=travaboa$/);
  await expect(chips(page).first()).toHaveText(/Travaboa$/);
});
