import type { ProductDto } from "@pecacerta/contract/product";
import type { Locator, Page } from "@playwright/test";
import { stableProducts } from "./api.ts";
import { findViolations } from "./axe.ts";
import { expect, findToast, test } from "./fixtures.ts";
import { horizontalOverflow, visit } from "./pages.ts";
import { signInByApi } from "./sign-in-by-api.ts";

const columnLinks = (page: Page): Locator => page.locator("main").getByRole("columnheader").getByRole("link");
const rowNames = (page: Page): Promise<string[]> => page.locator("main").getByRole("rowheader").allTextContents();

async function add(page: Page, { slug, name }: ProductDto): Promise<void> {
  await visit(page, { path: `/products/${slug}`, heading: name });
  await page.locator("main").getByRole("button", { name: "Comparar" }).click();
  await expect(findToast(page, `“${name}” foi adicionado à comparação`)).toHaveCount(1);
}

test("[CM-01] [CM-02] [CM-03] products are compared row by row and can be removed", async ({ page, customer }) => {
  const discs = (await stableProducts()).filter(
    ({ price, stock, type, options }) =>
      price > 0 && stock > 0 && options.length === 0 && type.slug === "disco-de-freio-dianteiro",
  );
  const first = discs[0] as ProductDto;
  const second = discs.find(({ name }) => name !== first.name) as ProductDto;
  await signInByApi(page, customer);
  await add(page, first);
  await add(page, second);
  await page.locator("main").getByRole("link", { name: "Ver comparação" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar produtos");
  await expect(columnLinks(page)).toHaveText([first.name, second.name]);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  const all = await rowNames(page);
  const attributesWithValues = [...first.attributes, ...second.attributes].filter(({ values }) => values.length > 0);
  expect(all).toEqual(expect.arrayContaining(["Preço", "Estoque", ...attributesWithValues.map(({ name }) => name)]));
  await page.getByLabel("Ocultar linhas iguais").check();
  await expect(page.locator("main").getByRole("status")).toHaveText(/oculta/);
  for (const row of await page.locator("main tbody tr").all()) {
    const [name, ...cells] = (await row.locator("th, td").allTextContents()) as [string, ...string[]];
    if (name !== "Comprar") expect(new Set(cells).size, name).toBeGreaterThan(1);
  }
  expect((await rowNames(page)).length).toBeLessThan(all.length);

  await page.reload();
  await expect(columnLinks(page)).toHaveText([first.name, second.name]);
  await page.getByRole("button", { name: `Remover ${first.name} da comparação` }).click();
  await expect(columnLinks(page)).toHaveText([second.name]);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeFocused();
  await page.getByRole("button", { name: "Limpar comparação" }).click();
  await expect(page.getByText("Nenhum produto para comparar")).toBeVisible();
  await expect(title).toBeFocused();
});
