import type { Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { alive, overflow, visit } from "./places.ts";
import { expect, header, test, toast } from "./shopping.ts";
import { answered, product } from "./wire.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const BRAKES = { path: "/catalog/freios", heading: "Freios" };

const box = (page: Page): Locator => header(page).getByLabel("Buscar peças");
const list = (page: Page): Locator => page.getByRole("listbox", { name: "Sugestões" });
const rows = (page: Page): Locator => list(page).getByRole("option");
const found = (page: Page): Locator => page.getByRole("region", { name: "Produtos" }).getByRole("heading");

/** What the shop itself suggests for a text, as the header asks for it. */
async function suggested(text: string): Promise<{ names: string[]; products: number }> {
  const asked = `query=${encodeURIComponent(text)}&limitProducts=10&limitCategories=5`;
  const { products, categories } = (await answered(`GET /search/suggestions?${asked}`)).data;
  return { names: [...products, ...categories].map(({ name }) => name), products: products.length };
}

/** The list shows what the shop suggests for this text, in its order. */
async function expectSuggested(page: Page, text: string): Promise<void> {
  const { names } = await suggested(text);
  expect(names.length).toBeGreaterThan(0);
  await expect(rows(page)).toHaveCount(names.length);
  await expect(rows(page)).toContainText(names);
}

/** The texts that the page asks suggestions for, as they are sent. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/search/suggestions")) asked.push(searchParams.get("query") ?? "");
  });
  return asked;
}

test("[SR-02, SR-03, SR-04, SR-10] by part number: however it is written, it stands first", {
  tag: "@both",
}, async ({ page }) => {
  test.slow();
  const { partNumber, name } = await product(PADS);
  await visit(page, BRAKES);
  await alive(page);

  await test.step("nothing typed: the latest products and all categories", async () => {
    await box(page).click();
    await expectSuggested(page, "");
    const { data } = await answered("GET /categories/all");
    await expect(list(page).getByRole("group", { name: "Categorias" }).getByRole("option")).toHaveCount(data.length);
    await expect(list(page).getByRole("group", { name: "Chegaram agora" }).getByRole("option")).toHaveCount(10);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  await test.step("with and without its punctuation, its capitals, and with a typo in the words beside it", async () => {
    for (const typed of [partNumber, partNumber.toLowerCase().replace(/\W/g, " "), `patilha ${partNumber}`]) {
      await box(page).fill(typed);
      await expect(rows(page).first()).toContainText(partNumber);
      await expectSuggested(page, typed);
    }
    await box(page).fill("frei");
    await expect(list(page).getByRole("group", { name: "Produtos" }).getByRole("option")).toHaveCount(10);
    await expect(list(page).getByRole("group", { name: "Categorias" }).getByRole("option")).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("its full results, kept in the browser", async () => {
    await box(page).fill(partNumber.replace(/\W/g, ""));
    await box(page).press("Enter");
    await expect(page).toHaveURL(/\/catalog\/product-search\?search=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(partNumber.replace(/\W/g, ""));
    await expect(list(page)).toHaveCount(0);
    await expect(found(page).first()).toHaveText(name);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("list_from_search") ?? "null")?.value);
    await expect.poll(kept).toMatchObject({ term: partNumber.replace(/\W/g, ""), items: [{ slug: PADS, partNumber }] });
  });

  await test.step("the number that the assembler gave it", async () => {
    await page.getByRole("region", { name: "Produtos" }).getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(`/products/${PADS}`);
    const numbers = page.locator("#numbers");
    await page.getByRole("tab", { name: "Especificações" }).click();
    const oem = numbers.locator("dt", { hasText: "Montadora" }).locator("xpath=following-sibling::dd").first();
    const number = ((await oem.textContent()) ?? "").trim();
    await box(page).fill(number.replace(/\W/g, "").toLowerCase());
    await expect(rows(page).filter({ hasText: partNumber })).toHaveCount(1);
    await box(page).press("Escape");
    await oem.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    await expect(found(page).filter({ hasText: name }).first()).toBeVisible();
  });
});

test("[SR-01] nothing is asked for until 400 ms after the last key", async ({ page }) => {
  await page.clock.install();
  await visit(page, BRAKES);
  await alive(page);
  await box(page).click();
  await expectSuggested(page, "");
  const asked = askedBy(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const typed of ["f", "fr", "fre"]) {
    await box(page).fill(typed);
    await page.clock.runFor(399);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["fre"]);
  await page.clock.resume();
  await expectSuggested(page, "fre");
  // What was answered a moment ago is not asked again.
  await box(page).fill("");
  await expectSuggested(page, "");
  await box(page).fill("fre");
  await expectSuggested(page, "fre");
  expect(asked).toEqual(["fre"]);
});

test("[SR-08] a newer text cancels the older one in silence; what fails is said", async ({ page }) => {
  await visit(page, BRAKES);
  await alive(page);
  await page.route(/suggestions\?query=far&/, () => undefined);
  await page.route(/suggestions\?query=correia&/, (route) => route.abort("failed"));
  await box(page).click();
  await expectSuggested(page, "");
  const older = page.waitForEvent("request", (request) => request.url().includes("query=far&"));
  await box(page).fill("far");
  await older;
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("query=far&"));
  await box(page).fill("farol");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expectSuggested(page, "farol");
  await expect(toast(page, "Erro na busca")).toHaveCount(0);
  await box(page).fill("correia");
  await expect(toast(page, "Erro na busca de produtos")).toHaveCount(1);
  await box(page).fill("farol");
  await expectSuggested(page, "farol");
});

test("[SR-04, SR-06] suggestions are walked through with the keys; the vehicles' drop-down takes their place", async ({
  page,
}) => {
  await visit(page, BRAKES);
  await alive(page);
  await box(page).focus();
  await expectSuggested(page, "");
  await box(page).fill("pastilha");
  await expectSuggested(page, "pastilha");
  await page.keyboard.press("ArrowUp");
  await expect(rows(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const second = rows(page).nth(1);
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("pastilha");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");

  const vehicle = header(page).getByRole("button", { name: "Escolha seu veículo" });
  await box(page).click();
  await expect(rows(page).first()).toBeVisible();
  await vehicle.click();
  await expect(page.locator("#vehicle-drop")).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await box(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator("#vehicle-drop")).toBeHidden();

  const { names } = await suggested("pastilha");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/pastilha-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
  await expect(list(page)).toHaveCount(0);
});

test("[SR-09, RT-04] a search without results warns and shows ways out; one with a typo says what it was taken for", {
  tag: "@both",
}, async ({ page }) => {
  await visit(page, { path: "/catalog/product-search?search=pastilha+zzzzqqqq", heading: /zzzzqqqq/ });
  const main = page.locator("main");
  await expect(main.getByRole("alert")).toContainText("Nada encontrado para “pastilha zzzzqqqq”");
  await expect(main.getByRole("link", { name: "Perguntar ao vendedor pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/.*zzzzqqqq/,
  );
  await expect(main.getByRole("link", { name: "Freios" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Chegaram agora" })).toBeVisible();
  await alive(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await main.getByRole("link", { name: "pastilha", exact: true }).click();
  await expect(page).toHaveURL("/catalog/product-search?search=pastilha");
  await expect(found(page).first()).toContainText(/pastilha/i);
  await visit(page, { path: "/catalog/product-search?search=patilha+gol", heading: /patilha gol/ });
  await expect(main.getByText("Mostrando resultados para “pastilha gol”")).toBeVisible();
  await expect(found(page).first()).toContainText(/pastilha/i);
});

test("[SR-04, SEC-01] hostile text is text: in the box, in the list and on the page of results", async ({ page }) => {
  await visit(page, BRAKES);
  const hostile = [
    "%",
    `'; drop table products; --"\\`,
    "<img src=x onerror=alert(1)>",
    "🚗 \u202e\u0007 ((((",
    "x".repeat(10_000),
  ];
  for (const text of hostile) {
    await alive(page);
    await box(page).click();
    await box(page).fill(text);
    await expect(page.locator(".search-none")).toContainText("Nenhuma sugestão");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/product-search\?search=/);
    await expect(page.locator("main").getByRole("alert")).toContainText("Nada encontrado");
    await visit(page, BRAKES);
  }
});
