import { pricePair } from "@pecacerta/rules/price";
import { partNumberForm } from "@pecacerta/rules/text";
import { v7 as uuid } from "uuid";
import { searchFormOf } from "../search/search-form.ts";
import type { fitments, productCategories, productNumbers, products } from "../tables.ts";
import type { NewProduct } from "./new-product.ts";
import { type Surroundings, withAncestors } from "./surroundings.ts";

type ProductRow = typeof products.$inferInsert;
type CategoryRow = typeof productCategories.$inferInsert;
type NumberRow = typeof productNumbers.$inferInsert;
type FitmentRow = typeof fitments.$inferInsert;

/** A product as it is stored. The lower of its two prices is the price, whichever way round they were given. */
export function productRow(companyId: string, product: NewProduct & { id: string }, around: Surroundings): ProductRow {
  const { type, categories: _, fitments: given = [], numbers: _numbers, stock: _stock, sold: _sold, ...own } = product;
  const { brand = "", partNumber = "" } = own;
  const prices = pricePair(own.price, own.compareAtPrice ?? null);
  return {
    ...own,
    ...prices,
    offerEndsAt: prices.compareAtPrice === null ? null : (own.offerEndsAt ?? null),
    companyId,
    brand,
    partNumber,
    partNumberForm: partNumberForm(partNumber),
    compatibility: own.compatibility ?? (given.length > 0 ? "listed" : "all"),
    typeId: type === undefined ? null : (around.types.get(type) ?? null),
    searchForm: searchFormOf({
      ...{ name: own.name, partNumber },
      brand: around.brandNames.get(brand) ?? brand,
      categories: placesOf(product, around).map(({ name }) => name),
    }),
  };
}

/** A product stands in its categories and in all above them; directly only where nothing named is further down. */
export function categoryRows(
  companyId: string,
  product: NewProduct & { id: string },
  around: Surroundings,
): CategoryRow[] {
  const places = placesOf(product, around);
  const above = new Set(places.map(({ parentId }) => parentId));
  return places.map(({ id }) => ({ companyId, categoryId: id, productId: product.id, direct: !above.has(id) }));
}

export const fitmentRows = (companyId: string, { id, fitments = [] }: NewProduct & { id: string }): FitmentRow[] =>
  fitments.map(({ type, ...fitment }) => ({ ...fitment, companyId, id: uuid(), productId: id, vehicleType: type }));

/** The numbers that others list the product under, each once however often it was given. */
export function numberRows(companyId: string, { id, numbers = [] }: NewProduct & { id: string }): NumberRow[] {
  const rows = numbers.map(({ kind, maker = "", number }) => ({
    ...{ companyId, productId: id, kind, maker },
    ...{ number, form: partNumberForm(number) },
  }));
  return [...new Map(rows.map((row) => [`${row.form}/${row.kind}/${row.maker}`, row])).values()];
}

function placesOf({ categories = [] }: NewProduct, around: Surroundings) {
  const named = categories.flatMap((slug) => around.categories.get(slug) ?? []);
  return [...new Set(named.flatMap((place) => withAncestors(around, place)))];
}
