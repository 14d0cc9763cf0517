import type { ProductDto } from "@pecacerta/contract/product";
import type { Locator, Page, Request } from "@playwright/test";
import { callApi, decodeProducts, fetchProduct, SOLD_OUT_PRODUCT } from "./api.ts";
import { findViolations } from "./axe.ts";
import { addButton, expect, formatBrl, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import { chooseVehicle, GOL } from "./vehicle-picker.ts";

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

test("[PR-12] until it is idle, a product's page receives at most 168 kB of JavaScript in 18 files", async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  await visit(page, { path: `/products/${PADS}`, heading: /^Pastilha/ });
  await expect(page.locator("main").getByRole("tab").first()).toBeVisible();
  await expect(page.locator(".whatsapp-float")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const bytes = sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
    0,
  );
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(168_000);
  expect(scripts.length).toBeLessThanOrEqual(18);
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

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`name, verdict, price and button are on the first screen of ${width}x${height}, then in a bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const product = await fetchProduct(PADS);
    await visit(page, { path: `/products/${PADS}`, heading: product.name });
    const main = page.locator("main");
    const verdict = main.locator(".offer .fit-sentence");
    // A count of vehicles is no success.
    await expect(verdict).toHaveClass(/fit-neutral/);
    await chooseVehicle(page, GOL);
    await page.goto(`/products/${PADS}`);
    await expect(verdict).toHaveAttribute("data-verdict", "serves");
    await expect(verdict).toHaveCount(1);
    const buy = main.locator(".offer [data-buy-row] .button");
    for (const part of [page.getByRole("heading", { level: 1 }), verdict, main.locator(".price-now"), buy])
      await expect(part).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole("region", { name: `Comprar ${product.name}` });
    await expect(bar).toHaveCount(0);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toContainText(formatBrl(product.price));
    await expect(bar).toContainText("Serve no seu Gol");
    await page.keyboard.press("End");
    const bottom = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    await expect
      .poll(async () => (await bottom(page.getByRole("contentinfo"))) - ((await bar.boundingBox())?.y ?? 0))
      .toBeLessThanOrEqual(1);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await buy.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
  });

test("a product that cannot be bought leads to equivalents in stock and to one mail when it is back", async ({
  page,
}) => {
  const product = await fetchProduct(SOLD_OUT_PRODUCT);
  const [equivalent] = (await fetchSimilarProducts(SOLD_OUT_PRODUCT, "analogs", 8)).filter(
    ({ price, stock }) => price && stock,
  );
  await visit(page, { path: `/products/${SOLD_OUT_PRODUCT}`, heading: product.name });
  const instead = page.getByRole("region", { name: "Equivalentes em estoque" });
  await expect(instead.getByRole("link").first()).toHaveAttribute("href", `/products/${equivalent?.slug}`);
  await expect(instead).toContainText(formatBrl(equivalent?.price ?? 0));
  const main = page.locator("main");
  await expect(main.locator(".offer .delivery-estimate")).toHaveCount(0);
  await expect(main.locator(".offer").getByText(/frete/)).toHaveCount(0);
  const email = `mecanico-${Date.now()}@example.com`;
  await main.getByLabel("Avise-me quando chegar").fill(email);
  await main.getByRole("button", { name: "Avise-me" }).click();
  await expect(main.getByRole("status").filter({ hasText: email })).toBeVisible();
  await expect(main.getByRole("button", { name: "Avise-me" })).toHaveCount(0);
  await visit(page, { path: "/stock-alert/leave?token=abc", heading: "Avisos de estoque" });
  await main.getByRole("button", { name: "Não quero mais avisos" }).click();
  await expect(main.getByText("Pronto: nenhum aviso")).toBeVisible();
});

test("a measured part is compared with the stated measures, or leads to the products that have that measure", async ({
  page,
}) => {
  const product = await fetchProduct(PADS);
  await visit(page, { path: `/products/${PADS}`, heading: product.name });
  const main = page.locator("main");
  await main.getByRole("tab", { name: /^Especificações/ }).click();
  await main.getByLabel("O que você mediu").selectOption({ label: "Espessura" });
  const measured = main.getByLabel("Medida da sua peça em milímetros");
  const result = main.locator(".measure").getByRole("status");
  const stated = product.attributes.find(({ name }) => name === "Espessura")?.values[0]?.name ?? "";
  await measured.fill(stated.replace(" mm", ""));
  await main.getByRole("button", { name: "Conferir" }).click();
  await expect(result).toContainText(`Confere: Espessura de ${stated}`);
  await measured.fill("18");
  await main.getByRole("button", { name: "Conferir" }).click();
  await expect(result).toContainText("Não confere");
  await result.getByRole("link").click();
  await expect(page).toHaveURL(/^[^?]*\/catalog\/pastilhas-de-freio\/products\?filter_espessura=.*18-mm$/);
  await expect(main.locator(".card")).not.toHaveCount(0);
});

test("[PR-12] without a clipboard, part number and link are selected to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["clipboard", "share"]) Object.defineProperty(navigator, name, { value: undefined });
  });
  const { name, partNumber } = await fetchProduct(PADS);
  await visit(page, { path: `/products/${PADS}`, heading: name });
  const main = page.locator("main");
  await expect(main.locator(".offer .delivery-estimate")).toBeVisible();
  await expect(main.getByRole("button", { name: "Compartilhar" })).toBeEnabled();
  await main.getByRole("button", { name: "Copiar o número da peça" }).click();
  await expect(main.getByRole("status").filter({ hasText: "o texto está selecionado" })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(partNumber);
  await main.getByRole("button", { name: "Compartilhar" }).click();
  const link = main.getByRole("textbox", { name: "Não foi possível copiar: o texto está selecionado" });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/products\/pastilha-de-freio-dianteira-vw-gol/);
  expect(await link.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart)).toBe(
    (await link.inputValue()).length,
  );
  expect(await findViolations(page)).toEqual([]);
});
