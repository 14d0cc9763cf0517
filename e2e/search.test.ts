import { callApi, decodeProducts, fetchProduct } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect, formatBrl, test } from "./fixtures.ts";
import { horizontalOverflow, visit, waitForHydration } from "./pages.ts";
import { expectSuggestions, searchBox, searchResults, suggestionList, suggestionOptions } from "./suggestions.ts";
import { chooseVehicle, GOL } from "./vehicle-picker.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const BRAKES = { path: "/catalog/freios", heading: "Freios" };

test("[SR-02] [SR-03] [SR-04] [SR-10] a part number is found first, however it is written", {
  tag: "@both",
}, async ({ page }) => {
  test.slow();
  const { partNumber, name } = await fetchProduct(PADS);
  await visit(page, BRAKES);

  await test.step("empty query: newest products and all categories", async () => {
    await searchBox(page).click();
    await expectSuggestions(page, "");
    const { data } = await callApi("GET /categories/all");
    await expect(suggestionList(page).getByRole("group", { name: "Categorias" }).getByRole("option")).toHaveCount(
      data.length,
    );
    await expect(suggestionList(page).getByRole("group", { name: "Chegaram agora" }).getByRole("option")).toHaveCount(
      10,
    );
    expect(await horizontalOverflow(page)).toBe(0);
  });

  await test.step("without punctuation, in lower case, and with a typo in other words", async () => {
    for (const typed of [partNumber, partNumber.toLowerCase().replace(/\W/g, " "), `patilha ${partNumber}`]) {
      await searchBox(page).fill(typed);
      await expect(suggestionOptions(page).first()).toContainText(partNumber);
      await expectSuggestions(page, typed);
    }
    await searchBox(page).fill("frei");
    await expect(suggestionList(page).getByRole("group", { name: "Produtos" }).getByRole("option")).toHaveCount(10);
    await expect(suggestionList(page).getByRole("group", { name: "Categorias" }).getByRole("option")).toHaveCount(5);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("the number of one product opens the product", async () => {
    await searchBox(page).fill(partNumber.replace(/\W/g, ""));
    await expect(suggestionOptions(page).first()).toContainText("Número exato");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(`/products/${PADS}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  });

  await test.step("full results, stored in the browser", async () => {
    await searchBox(page).fill("pastilha saveiro");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL(/\/catalog\/product-search\?search=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("pastilha saveiro");
    await expect(suggestionList(page)).toHaveCount(0);
    await expect(searchResults(page).first()).toHaveText(name);
    const storedResults = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("list_from_search") ?? "null")?.value);
    await expect.poll(storedResults).toMatchObject({ term: "pastilha saveiro", items: [{ name }, { name }] });
    await searchBox(page).fill("");
    const recent = suggestionList(page).getByRole("group", { name: "Buscas recentes" }).getByRole("option");
    await expect(recent).toHaveText(["pastilha saveiro"]);
  });
});

test("[PR-12] cross-reference numbers find the part and its equivalents, each with a fit verdict", async ({ page }) => {
  test.slow();
  const { partNumber, name } = await fetchProduct(PADS);
  const { data: analogs } = decodeProducts(await callApi(`GET /products/${PADS}/analogs`));
  const [analog] = analogs;
  await visit(page, { path: `/products/${PADS}`, heading: name });
  await chooseVehicle(page, GOL);

  const table = page.getByRole("table", { name: "Equivalentes" });
  await expect(table.getByRole("columnheader")).toHaveText(["Peça", "Estoque", "Preço"]);
  await expect(table.getByRole("rowheader")).toHaveCount(analogs.length);
  const row = table.getByRole("row").filter({ hasText: analog.partNumber });
  await expect(row).toContainText(formatBrl(analog.price));
  await expect(row).toContainText("Em estoque");
  await expect(row.locator("[data-verdict]")).toHaveText("Serve no seu Gol");
  expect(await horizontalOverflow(page)).toBe(0);

  await page.getByRole("tab", { name: "Especificações" }).click();
  const oemNumbers = page.locator("#numbers dt", { hasText: "Original da montadora" });
  const number = oemNumbers.locator("xpath=following-sibling::dd").first();
  const oemNumber = ((await number.textContent()) ?? "").trim();
  await searchBox(page).fill(oemNumber.replace(/\W/g, "").toLowerCase());
  await expect(suggestionOptions(page).filter({ hasText: partNumber })).toHaveCount(1);
  await expect(suggestionOptions(page).filter({ hasText: analog.partNumber })).toHaveCount(1);
  await searchBox(page).press("Escape");
  await expect(suggestionList(page)).toHaveCount(0);
  await number.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(oemNumber);
  await expect(page.locator("main .card").filter({ hasText: partNumber })).toHaveCount(1);
  await expect(page.locator("main .card").filter({ hasText: analog.partNumber })).toHaveCount(1);
});

test("[SR-09] [RT-04] no results: a message with alternatives; typo: the corrected query is shown", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, { path: "/catalog/product-search?search=zzzzqqqq", heading: /zzzzqqqq/ });
  const main = page.locator("main");
  await expect(main.getByRole("alert")).toContainText("Nada encontrado para “zzzzqqqq”");
  await expect(main.getByRole("link", { name: "Perguntar ao vendedor pelo WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/.*zzzzqqqq/,
  );
  await expect(main.getByRole("link", { name: "Freios" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Chegaram agora" })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await visit(page, { path: "/catalog/product-search?search=sapata+gol+2012+zzzzqqqq", heading: /zzzzqqqq/ });
  await expect(main.getByText("Sem “zzzzqqqq”: 2 produtos.")).toBeVisible();
  await expect(searchResults(page).first()).toContainText(/sapata/i);
  await visit(page, { path: "/catalog/product-search?search=patilha+gol", heading: /patilha gol/ });
  await expect(main.getByText("Mostrando resultados para “pastilha gol”")).toBeVisible();
  await expect(searchResults(page).first()).toContainText(/pastilha/i);
});

test("[SR-04] hostile queries stay text in the box, the list and the results", async ({ page }) => {
  await visit(page, BRAKES);
  for (const text of ["%' or 1=1; --\"\\", "<img src=x onerror=alert(1)> \u202e((🚗", "x".repeat(10_000)]) {
    await searchBox(page).click();
    await searchBox(page).fill(text);
    // The field is limited to 100 characters.
    const sent = text.slice(0, 100);
    await expect(searchBox(page)).toHaveValue(sent);
    await expect(page.locator(".search-none")).toContainText(`Nenhuma sugestão para “${sent}”`);
    await searchBox(page).press("Enter");
    await page.waitForURL((url) => url.searchParams.get("search") === sent);
    await expect(page.locator("main").getByRole("alert")).toContainText("Nada encontrado");
  }
});
