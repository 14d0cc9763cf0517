import { fetchProduct } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { openPage } from "./pages.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

test.use({ javaScriptEnabled: false });

test("the catalog can be browsed without scripts", async ({ page }) => {
  const { name, partNumber } = await fetchProduct(PADS);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Todas as categorias" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Todas as categorias");
  await page.locator("main").getByRole("link", { name: "Freios" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freios");
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(page).toHaveURL("/catalog/freios?page=2");
  await page.getByRole("banner").getByLabel("Buscar peças").fill(partNumber);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/products/${PADS}`);
  await page.getByRole("banner").getByLabel("Buscar peças").fill(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/catalog\/product-search\?search=/);
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("main .price-now")).toBeVisible();
  await expect(page.locator("#specification")).toBeVisible();
  await page.goto("/cart");
  await expect(page.locator("noscript .notice")).toHaveText(/^Sem JavaScript você vê as peças e os preços/);
  await expect(page.locator(".skeleton").first()).toBeHidden();
});

test("[SH-03] the menu opens without scripts and leads to departments and to all categories", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  const opener = page.getByRole("button", { name: isMobile ? "Abrir o menu" : "Todas as categorias" });
  const menu = page.getByRole("navigation", { name: "Todas as categorias" });
  await page.goto("/");
  await opener.click();
  await menu.getByRole("link", { name: "Freios" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Freios");
  await opener.click();
  await menu.getByRole("link", { name: "Ver o catálogo" }).click();
  await page.locator("main").getByRole("link", { name: "Freio a disco" }).click();
  await page.locator("main").getByRole("link", { name: "Pastilhas de freio" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pastilhas de freio");
});

test("[LS-01] [LS-03] [LS-04] [LS-05] lists can be sorted and filtered without scripts", async ({ page }) => {
  await openPage(page, { path: "/products", heading: /./ });
  await page.getByLabel("Ordenar por").selectOption("Menor preço");
  await page.locator("form.list-options").getByRole("button", { name: "Aplicar" }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await page
    .getByRole("complementary", { name: "Filtros" })
    .getByRole("link", { name: /^Com desconto/ })
    .click();
  await expect(page).toHaveURL(/filter_discount=yes/);
  await expect(page.locator("main h3").first()).toBeVisible();
  await page.getByLabel("Até R$").fill("90,50");
  await page.locator("form.range").getByRole("button", { name: "Aplicar" }).click();
  const chips = page.getByRole("list", { name: "Filtros ativos" }).getByRole("link");
  await expect(chips).toHaveText([/Com desconto$/, /Preço: até R\$\u00A090,50$/, "Limpar filtros"]);
  await chips.first().click();
  await expect(page).toHaveURL("/products?filter_price=0-90.5&sort=price_asc");
  const filters = page.getByRole("complementary", { name: "Filtros" });
  await filters.getByText("Cor", { exact: true }).click();
  await filters.getByRole("link", { name: /^Preto/ }).click();
  await expect(page).toHaveURL("/products?filter_color=black&filter_price=0-90.5&sort=price_asc");
  await expect(chips.first()).toHaveText(/Cor: Preto$/);
});

test("[VP-05] a vehicle is chosen without scripts, list by list", async ({ page }) => {
  await page.goto("/");
  const finder = page.getByRole("region", { name: "Encontre peças para o seu veículo" });
  for (const [name, text] of [
    ["Marca", "Volkswagen"],
    ["Modelo", "Gol · não sei a versão"],
    ["Ano", "2012"],
  ] as const) {
    await finder.getByLabel(name).selectOption(text);
    await finder.getByRole("button").click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peças para o seu Gol 2012");
  await page.getByRole("textbox", { name: "Quilometragem" }).fill("57300");
  await page.getByRole("button", { name: "Ver o que trocar" }).click();
  await expect(page.getByRole("heading", { name: "Trocar na revisão dos 60.000 km" })).toBeVisible();
});

test("a company is selected and remembered without scripts", async ({ page }) => {
  await page.goto("/?company=diesel-sul");
  await page.getByRole("contentinfo").getByRole("link", { name: "Todos os produtos" }).click();
  await expect(page).toHaveTitle(/Diesel Sul$/);
});

test("the newsletter's form, posted without scripts, ends on a page that says what is next", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Seu e-mail para novidades").fill(`sem-script-${Date.now()}@example.com`);
  await form.getByRole("button", { name: "Quero receber" }).click();
  await expect(page).toHaveURL("/newsletter/requested");
  await expect(page.locator("main")).toContainText("abra o e-mail que enviamos e confirme a inscrição");
  await page.goto("/");
  await form.getByLabel("Seu e-mail para novidades").fill("maria..jose@example.com");
  await form.getByRole("button", { name: "Quero receber" }).click();
  await expect(page.locator("main")).toContainText("Digite um e-mail válido");
});

test("a stock alert is asked for without scripts", async ({ page }) => {
  await page.goto("/products/pastilha-de-freio-dianteira-fiat-palio-2008-a-2016-discoreto");
  const main = page.locator("main");
  await main.getByLabel("Avise-me quando chegar").fill(`sem-script-${Date.now()}@example.com`);
  await main.getByRole("button", { name: "Avise-me" }).click();
  await expect(page).toHaveURL("/stock-alert/requested");
  await expect(main).toContainText("mandamos um só e-mail");
});
