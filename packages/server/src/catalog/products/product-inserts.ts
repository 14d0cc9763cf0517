import { toPricePair } from "@pecacerta/rules/price";
import { normalizePartNumber } from "@pecacerta/rules/text";
import { v7 as uuid } from "uuid";
import { searchDocument } from "../search-tokens/tokenize.ts";
import type { fitments, productCategories, productNumbers, products } from "../tables.ts";
import { type CatalogReferences, withAncestors } from "./catalog-references.ts";
import type { NewProduct } from "./new-product.ts";

type ProductInsert = typeof products.$inferInsert;
export type CategoryLinkInsert = typeof productCategories.$inferInsert;
type PartNumberInsert = typeof productNumbers.$inferInsert;
type FitmentInsert = typeof fitments.$inferInsert;

export const toProductRow = (
  companyId: string,
  product: NewProduct & { id: string },
  refs: CatalogReferences,
): ProductInsert => ({
  ...toProductColumns(companyId, product, refs),
  searchText: toSearchText(product, refs),
});

/** All but the search text, which costs more than the rest. */
export function toProductColumns(
  companyId: string,
  product: NewProduct & { id: string },
  refs: CatalogReferences,
): Omit<ProductInsert, "searchText"> {
  const {
    type,
    categories: _,
    fitments: fitmentList = [],
    numbers: _numbers,
    stock: _stock,
    sold: _sold,
    internals: _internals,
    ...fields
  } = product;
  const { brand = "", partNumber = "" } = fields;
  const prices = toPricePair(fields.price, fields.compareAtPrice ?? null);
  return {
    ...fields,
    ...prices,
    saleEndsAt: prices.compareAtPrice === null ? null : (fields.saleEndsAt ?? null),
    companyId,
    brand,
    partNumber,
    normalizedPartNumber: normalizePartNumber(partNumber),
    compatibility: fields.compatibility ?? (fitmentList.length > 0 ? "listed" : "all"),
    typeId: type === undefined ? null : (refs.types.get(type) ?? null),
  };
}

export function toSearchText(product: NewProduct, refs: CatalogReferences): string {
  const { name, partNumber = "", brand = "", attributes = [] } = product;
  return searchDocument({
    name,
    attributes,
    partNumber,
    brand: refs.brandNames.get(brand) ?? brand,
    categories: linkedCategories(product, refs).flatMap(({ name, direct }) => (direct ? [name] : [])),
  });
}

/** Links to the categories and all their ancestors. `direct`: no other linked category is below. */
export function toCategoryLinkRows(
  companyId: string,
  product: Pick<NewProduct, "categories"> & { id: string },
  refs: CatalogReferences,
): CategoryLinkInsert[] {
  const { id: productId } = product;
  return linkedCategories(product, refs).map(({ id, direct }) => ({ companyId, categoryId: id, productId, direct }));
}

export const toFitmentRows = (companyId: string, { id, fitments = [] }: NewProduct & { id: string }): FitmentInsert[] =>
  fitments.map(({ type, source = "", excluded = false, ...fitment }) => ({
    ...fitment,
    source,
    excluded,
    companyId,
    id: uuid(),
    productId: id,
    vehicleType: type,
  }));

export function toPartNumberRows(
  companyId: string,
  { id, numbers = [] }: NewProduct & { id: string },
): PartNumberInsert[] {
  const rows = numbers.map(({ kind, maker = "", number }) => ({
    companyId,
    productId: id,
    kind,
    maker,
    number,
    normalizedNumber: normalizePartNumber(number),
  }));
  return [...new Map(rows.map((row) => [`${row.normalizedNumber}/${row.kind}/${row.maker}`, row])).values()];
}

function linkedCategories({ categories = [] }: Pick<NewProduct, "categories">, refs: CatalogReferences) {
  const chosen = categories.flatMap((slug) => refs.categories.get(slug) ?? []);
  const linked = [...new Set(chosen.flatMap((category) => withAncestors(refs, category)))];
  const parentIds = new Set(linked.map(({ parentId }) => parentId));
  return linked.map(({ id, name }) => ({ id, name, direct: !parentIds.has(id) }));
}
