import type { ProductDto } from "@pecacerta/contract/product";
import type { Locator, Page, Request } from "@playwright/test";
import { callApi, decodeProducts, fetchProduct } from "./api.ts";
import { addButton, expect, test } from "./fixtures.ts";
import { visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const SEAT_COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";

const section = (page: Page, name: string): Locator =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const fetchSimilarProducts = async (slug: string, kind: "analogs" | "related", limit: number): Promise<ProductDto[]> =>
  decodeProducts(await callApi(`GET /products/${slug}/${kind}?limit=${limit}`)).data;

test("[PR-12] the product page has tabs, related products and equivalents", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  const product = await fetchProduct(PADS);
  await visit(page, { path: `/products/${PADS}`, heading: product.name });
  const panel = page.locator("main").getByRole("tabpanel").locator("visible=true");
  for (const [name, content] of [
    [/^Descrição/, product.description.slice(0, 20)],
    [/^Especificações/, product.attributes[0]?.name ?? ""],
    [/^Aplicação/, "Gol"],
    [/^Avaliações/, /avali/i],
    [/^Perguntas/, /\?/],
  ] as const) {
    // Tabs exist after hydration.
    const tab = page.locator("main").getByRole("tab", { name });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(panel).toContainText(content);
  }
  const analogs = await fetchSimilarProducts(PADS, "analogs", 8);
  await expect(section(page, "Equivalentes").getByRole("link", { name: analogs[0]?.name ?? "" })).toBeVisible();
  // Rows are filled completely: two cards per row on a phone.
  const related = await fetchSimilarProducts(PADS, "related", isMobile ? 4 : 5);
  await expect(section(page, "Leve também").getByRole("heading", { level: 3 })).toHaveText(
    related.map(({ name }) => name),
  );
});

test("[PR-12] a page whose deferred script fails stays usable and hydrates when the connection returns", async ({
  page,
}) => {
  const product = await fetchProduct(PADS);
  let isOffline = true;
  const shouldFail = (request: Request) =>
    isOffline && (request.method() === "HEAD" || /deferred-sections-/.test(request.url()));
  await page.route("**/*", (route) => (shouldFail(route.request()) ? route.abort() : route.fallback()));
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/deferred-sections-"));
  await visit(page, { path: `/products/${PADS}`, heading: product.name });
  await failed;
  await expect(section(page, "Equivalentes")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Comprar", exact: true })).toBeVisible();
  await expect(page.locator("main").getByRole("tab")).toHaveCount(0);
  isOffline = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("main").getByRole("tab", { name: /^Perguntas/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
});

test("[PR-12] options and quantity are chosen before adding to the cart", async ({ page, customer }) => {
  const product = await fetchProduct(SEAT_COVER);
  await signInByApi(page, customer);
  await visit(page, { path: `/products/${SEAT_COVER}`, heading: product.name });
  await expect(addButton(page)).toBeEnabled();
  for (const { name, values } of product.options) {
    const group = page.locator("main").getByRole("group", { name });
    await expect(group.getByRole("radio")).toHaveCount(values.length);
  }
  await expect(page.locator("main").getByLabel("Quantidade", { exact: true })).toHaveValue("1");
});
