import type { QueryOf } from "@pecacerta/contract/call";
import type { listProducts } from "@pecacerta/contract/listing";
import { type FilterRange, readDiscount, readFilter } from "@pecacerta/rules/filters";
import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { hitsOf } from "../search/hits.ts";
import type { Plan } from "../search/vocabulary.ts";
import type { KnownVehicle } from "./fit-queries.ts";
import { productsServing } from "./fitment.ts";

/** What `GET /products` asks, read. */
export type ListingQuery = QueryOf<typeof listProducts>;

/** The vehicle that a listing is narrowed to; `known` is null where nobody knows it. */
export type ScopeVehicle = { id: string; known: KnownVehicle | null };

/** What a listing is about before it is narrowed. A plan of null was searched for and cannot be found. */
export type Scope = { categoryId?: string; plan?: Plan | null; vehicle?: ScopeVehicle };

/** The filters as asked: nothing asked is an empty list or null. Prices in centavos. */
export type Narrowing = {
  price: FilterRange | null;
  brand: readonly string[];
  discount: "any" | "yes" | "no";
  rating: readonly number[];
};

export const narrowingOf = (filters: Readonly<Record<string, string>>): Narrowing => ({
  price: readFilter("range", filters.price),
  brand: readFilter("check", filters.brand),
  discount: readDiscount(filters.discount),
  rating: readFilter("rating", filters.rating),
});

/** `from … where …` of the products `p` of a scope, with `place` in a category and `hit` in a search. */
export function productsIn(shop: Shop, { categoryId, plan, vehicle }: Scope): SQL {
  const company = shop.companyId;
  return sql`from products p
    ${categoryId ? sql`join product_categories place on place.company_id = p.company_id and place.product_id = p.id` : sql``}
    ${plan ? sql`join (${hitsOf(shop, plan)}) as hit on hit.product_id = p.id` : sql``}
    ${vehicle ? sql`join (${productsServing(company, vehicle.known, new Date().getFullYear())}) as serving on serving.product_id = p.id` : sql``}
    where p.company_id = ${company} and p.published
      ${categoryId ? sql`and place.company_id = ${company} and place.category_id = ${categoryId}` : sql``}
      ${plan === null ? sql`and false` : sql``}`;
}

export const isInPrice = ({ price }: Narrowing): SQL =>
  price === null ? sql`true` : sql`p.price between ${price.min} and ${price.max}`;

/** The condition of all filters together. Brands are named as they are stored on the products. */
export const isLeft = (narrowing: Narrowing, brandTexts: readonly string[]): SQL => sql`
  ${isInPrice(narrowing)}
  ${narrowing.brand.length > 0 ? sql`and p.brand = any (${sql.param(brandTexts)})` : sql``}
  ${narrowing.discount === "any" ? sql`` : sql`and (p.compare_at_price is not null) = ${narrowing.discount === "yes"}`}
  ${narrowing.rating.length > 0 ? sql`and p.stars = any (${sql.param(narrowing.rating)})` : sql``}`;
