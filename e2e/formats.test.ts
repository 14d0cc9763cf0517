import type { ProductDto } from "@pecacerta/contract/product";
import { fetchProduct, stableProducts } from "./api.ts";
import { expect, formatBrl, test } from "./fixtures.ts";
import { visit } from "./pages.ts";

test("[PR-09] prices are formatted as R$ 1.234,50", async ({ page }) => {
  const battery = await fetchProduct("bateria-automotiva-80-ah-agm-start-stop-voltamansa");
  expect(formatBrl(battery.price)).toBe("R$ 1.221,90");
  await visit(page, { path: `/products/${battery.slug}`, heading: battery.name });
  const price = page.locator("main .price-now");
  expect(await price.textContent()).toBe("R$\u00A01.221,90");
});

const STATUSES = [
  ["in-stock", "Em estoque", "success"],
  ["out-of-stock", "Esgotado", "failure"],
  ["on-backorder", "Sob encomenda", "warning"],
  ["pending", "Chega em breve", "warning"],
] as const;

test("[PR-08] each stock status has its text and color", async ({ page }) => {
  const all = await stableProducts();
  const colors = new Map<string, string>();
  for (const [availability, words, tone] of STATUSES) {
    const product = all.find((item: ProductDto) => item.availability === availability) as ProductDto;
    await visit(page, { path: `/products/${product.slug}`, heading: product.name });
    const line = page.locator("main .offer-box .stock");
    await expect(line).toContainText(words);
    await expect(line).toHaveClass(new RegExp(`stock-${tone}`));
    colors.set(availability, await line.evaluate((shown) => getComputedStyle(shown).color));
  }
  const [success, failure, backorder, pending] = STATUSES.map(([availability]) => colors.get(availability));
  expect(new Set([success, failure, backorder]).size).toBe(3);
  expect(pending).toBe(backorder);
});

test("[VA-07] phone number and CPF are formatted while typing", async ({ page }) => {
  await visit(page, { path: "/account/register", heading: "Crie sua conta" });
  const phone = page.getByLabel("Telefone com DDD");
  for (const [typed, shown] of [
    ["1133334444", "(11) 3333-4444"],
    ["11933334444", "(11) 93333-4444"],
    ["119333344445555", "119333344445555"],
  ] as const) {
    await phone.fill("");
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue(shown);
  }
  const cpf = page.getByLabel("CPF");
  await cpf.pressSequentially("12345678909");
  await expect(cpf).toHaveValue("123.456.789-09");
  // Pasted text is formatted too.
  await cpf.fill("");
  await cpf.fill("98765432100");
  await expect(cpf).toHaveValue("987.654.321-00");
});

test("[PR-05] specification rows without a value are hidden", async ({ page }) => {
  const product = await fetchProduct("pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa");
  await visit(page, { path: `/products/${product.slug}`, heading: product.name });
  const specification = page.locator("#specification .specification");
  const valued = product.attributes.filter(({ values }) => values.length > 0);
  const grouped = new Set(product.type.attributeGroups.flatMap(({ attributes }) => attributes));
  const shown = valued.filter(({ slug }) => grouped.has(slug));
  await expect(specification.locator("dt")).toHaveCount(shown.length);
  for (const { name, values } of shown) {
    const row = specification.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.locator("dd")).toHaveText(values.map((value) => value.name).join(", "));
  }
  for (const cell of await specification.locator("dd").allTextContents()) expect(cell.trim()).not.toBe("");
});
