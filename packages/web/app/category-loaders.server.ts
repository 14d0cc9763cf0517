import type { CategoryDto } from "@pecacerta/contract/categories";
import { findRedirectedSlug } from "@pecacerta/server/catalog/redirects/queries";
import { redirect } from "react-router";
import { loadCategories, type RouterContext } from "./company-loaders.server.ts";
import { tenantContext } from "./context.ts";
import { orThrowNotFound } from "./not-found.ts";

/** The category of `/catalog/{slug}{rest}`. Throws a redirect if it had this slug before, and a 404 if none had. */
export async function loadCategoryOfPage(
  context: RouterContext,
  { slug, rest = "", search }: { slug: string; rest?: string; search: string },
): Promise<{ category: CategoryDto; categories: CategoryDto[] }> {
  const categories = await loadCategories(context);
  const category = categories.find((one) => one.slug === slug);
  if (category) return { category, categories };
  const newSlug = orThrowNotFound(await findRedirectedSlug(context.get(tenantContext), "category", slug));
  throw redirect(`/catalog/${newSlug}${rest}${search}`, 301);
}
