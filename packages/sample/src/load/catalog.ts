import { NO_END_YEAR } from "@pecacerta/rules/fitment";
import { normalizePartNumber, slugify } from "@pecacerta/rules/text";
import { defineUsedAttributes } from "@pecacerta/server/catalog/product-types/define-used-attributes";
import { addSynonyms } from "@pecacerta/server/catalog/search/synonyms";
import * as tables from "@pecacerta/server/catalog/tables";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { brandName } from "../brands.ts";
import type { SampleAttribute, SampleProduct, SampleShop } from "../sample-types.ts";
import { SYNONYMS } from "../synonyms.ts";
import { insertAll } from "./insert-all.ts";
import type { SampleDates } from "./sample-dates.ts";
import { sampleId } from "./sample-id.ts";
import { searchColumns } from "./search-columns.ts";

/** Ids of what the rest of the shop points at. */
export type CatalogIds = { product(sku: string): string };

export async function loadCatalog(tx: TenantTransaction, shop: SampleShop, dates: SampleDates): Promise<CatalogIds> {
  const { slug } = shop.company;
  const category = createIds(shop.categories, (one) => one.slug, `category ${slug}`);
  const type = createIds(shop.types, (one) => one.slug, `type ${slug}`);
  const product = createIds(shop.products, (one) => one.sku, `product ${slug}`);
  const nameOf = new Map(shop.categories.map((one) => [one.slug, one.name]));
  await insertAll(
    tx,
    tables.categories,
    shop.categories.map(({ parent, ...rest }, position) => ({
      ...rest,
      id: category(rest.slug),
      parentId: parent && category(parent),
      position,
    })),
  );
  await insertAll(
    tx,
    tables.productTypes,
    shop.types.map((one) => ({ ...one, id: type(one.slug) })),
  );
  const products = shop.products.map((one, at) => ({
    ...productRow(one, shop, nameOf),
    id: product(one.sku),
    typeId: type(one.typeSlug),
    createdAt: dates.before(one.createdDaysAgo, at),
    saleEndsAt: one.saleEndsInDays === null ? null : dates.ahead(one.saleEndsInDays, at),
  }));
  await insertAll(tx, tables.products, products);
  await defineUsedAttributes(tx);
  await insertAll(
    tx,
    tables.productCategories,
    shop.products.flatMap((one, at) => categoryLinks(one, at)),
  );
  await insertAll(tx, tables.fitments, fitmentRows(shop, product));
  await insertAll(tx, tables.productNumbers, partNumberRows(shop, product));
  for (const words of SYNONYMS) await addSynonyms(tx, words);
  return { product };

  function categoryLinks({ sku, categories }: SampleProduct, position: number) {
    return categories.map((slugOfCategory, step) => ({
      categoryId: category(slugOfCategory),
      productId: product(sku),
      direct: step === 0,
      position,
    }));
  }
}

function productRow(product: SampleProduct, { reviews }: SampleShop, nameOf: Map<string, string>) {
  const { typeSlug, stock, rating, fitments, numbers, categories, createdDaysAgo, saleEndsInDays, attributes, ...row } =
    product;
  const own = reviews.filter(({ sku }) => sku === product.sku);
  const [category = ""] = categories;
  return {
    ...row,
    ...searchColumns(product, brandName(product.brand), [nameOf.get(category) ?? ""]),
    attributes: attributes.map(attributeColumn),
    gtin: attributes.find(({ slug }) => slug === "bar-code")?.value ?? "",
    ratingSum: own.reduce((sum, review) => sum + review.rating, 0),
    ratingCount: own.length,
    featured: product.badges.includes("hot"),
  };
}

const attributeColumn = ({ slug, name, featured, value }: SampleAttribute) => ({
  slug,
  name,
  featured,
  values: [{ name: value, slug: slugify(value) }],
});

function fitmentRows({ company, products }: SampleShop, product: (sku: string) => string) {
  const rows = products.flatMap(({ sku, fitments }) =>
    fitments.map((fitment) => ({ fitment, productId: product(sku) })),
  );
  return rows.map(({ fitment: { type, onwards, ...fitment }, productId }, at) => ({
    ...fitment,
    yearTo: onwards ? NO_END_YEAR : fitment.yearTo,
    id: sampleId(`fitment ${company.slug}`, at),
    productId,
    vehicleType: type,
  }));
}

const partNumberRows = ({ products }: SampleShop, product: (sku: string) => string) =>
  products.flatMap(({ sku, numbers }) =>
    numbers.map((one) => ({ ...one, productId: product(sku), normalizedNumber: normalizePartNumber(one.number) })),
  );

function createIds<Item>(items: Item[], keyOf: (item: Item) => string, kind: string): (key: string) => string {
  const ids = new Map(items.map((item, at) => [keyOf(item), sampleId(kind, at)]));
  return (key) => {
    const id = ids.get(key);
    if (!id) throw new Error(`The sample has no ${kind} ${key}`);
    return id;
  };
}
