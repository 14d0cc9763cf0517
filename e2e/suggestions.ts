import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "./api.ts";

export const searchBox = (page: Page): Locator => page.getByRole("banner").getByLabel("Buscar peças");
export const suggestionList = (page: Page): Locator => page.getByRole("listbox", { name: "Sugestões" });
export const suggestionOptions = (page: Page): Locator => suggestionList(page).getByRole("option");
export const searchResults = (page: Page): Locator =>
  page.getByRole("region", { name: "Produtos" }).getByRole("heading", { level: 3 });

/** What the shop itself suggests for a text, as the header asks for it. */
export async function fetchSuggestions(text: string): Promise<{ names: string[]; products: number }> {
  const asked = `query=${encodeURIComponent(text)}&limitProducts=10&limitCategories=5`;
  const { products, categories } = (await callApi(`GET /search/suggestions?${asked}`)).data;
  return { names: [...products, ...categories].map(({ name }) => name), products: products.length };
}

/** The list shows what the shop suggests for this text, in its order. */
export async function expectSuggestions(page: Page, text: string): Promise<void> {
  const { names } = await fetchSuggestions(text);
  expect(names.length).toBeGreaterThan(0);
  await expect(suggestionOptions(page)).toHaveCount(names.length);
  await expect(suggestionOptions(page)).toContainText(names);
}

/** The texts that the page asks suggestions for, as they are sent. */
export function recordSuggestionRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/search/suggestions")) asked.push(searchParams.get("query") ?? "");
  });
  return asked;
}
