import { expect, type Locator, type Page } from "@playwright/test";
import { answered } from "./wire.ts";

export const box = (page: Page): Locator => page.getByRole("banner").getByLabel("Buscar peças");
export const list = (page: Page): Locator => page.getByRole("listbox", { name: "Sugestões" });
export const rows = (page: Page): Locator => list(page).getByRole("option");
export const found = (page: Page): Locator =>
  page.getByRole("region", { name: "Produtos" }).getByRole("heading", { level: 3 });

/** What the shop itself suggests for a text, as the header asks for it. */
export async function suggested(text: string): Promise<{ names: string[]; products: number }> {
  const asked = `query=${encodeURIComponent(text)}&limitProducts=10&limitCategories=5`;
  const { products, categories } = (await answered(`GET /search/suggestions?${asked}`)).data;
  return { names: [...products, ...categories].map(({ name }) => name), products: products.length };
}

/** The list shows what the shop suggests for this text, in its order. */
export async function expectSuggested(page: Page, text: string): Promise<void> {
  const { names } = await suggested(text);
  expect(names.length).toBeGreaterThan(0);
  await expect(rows(page)).toHaveCount(names.length);
  await expect(rows(page)).toContainText(names);
}

/** The texts that the page asks suggestions for, as they are sent. */
export function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/search/suggestions")) asked.push(searchParams.get("query") ?? "");
  });
  return asked;
}
