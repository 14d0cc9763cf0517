import { expect, type Locator, type Page } from "@playwright/test";
import { callApi } from "./api.ts";

export const searchBox = (page: Page): Locator => page.getByRole("banner").getByLabel("Buscar peças");
export const suggestionList = (page: Page): Locator => page.getByRole("listbox", { name: "Sugestões" });
export const suggestionOptions = (page: Page): Locator => suggestionList(page).getByRole("option");
export const searchResults = (page: Page): Locator =>
  page.getByRole("region", { name: "Produtos" }).getByRole("heading", { level: 3 });

export async function fetchSuggestions(text: string): Promise<{ names: string[]; products: number }> {
  const queries = `query=${encodeURIComponent(text)}&limitProducts=10&limitCategories=5`;
  const { products, categories } = (await callApi(`GET /search/suggestions?${queries}`)).data;
  return { names: [...products, ...categories].map(({ name }) => name), products: products.length };
}

export async function expectSuggestions(page: Page, text: string): Promise<void> {
  const { names } = await fetchSuggestions(text);
  expect(names.length).toBeGreaterThan(0);
  await expect(suggestionOptions(page)).toHaveCount(names.length);
  await expect(suggestionOptions(page)).toContainText(names);
}

export function recordSuggestionRequests(page: Page): string[] {
  const queries: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/search/suggestions")) queries.push(searchParams.get("query") ?? "");
  });
  return queries;
}
