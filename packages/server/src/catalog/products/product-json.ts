import { type ProductView, productCardSchema, productSchema } from "@pecacerta/contract/product";
import { resolveBrand } from "@pecacerta/rules/brand";
import { type OutOfStockAvailability, toAvailability } from "@pecacerta/rules/stock";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { createCache } from "../../platform/cache/cache.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant, tenantKey } from "../../platform/database/tenant.ts";
import { concatBuffers } from "../../platform/http/raw-json.ts";
import { brandSql } from "../brands/brand-sql.ts";
import { findProductsByIds, findVersionedCards } from "./find-products.ts";
import type { ProductRow } from "./product-dto.ts";
import type { VersionedJson } from "./product-reader.ts";
import { cardJoins } from "./product-sql.ts";

/** What changes of a product without a new version of it, and the versions of everything else. */
type VolatileRow = {
  id: string;
  catalogVersion: number;
  wholeVersion: number;
  vehicleVersion: string;
  productVersion: number;
  stock: number;
  whenOut: OutOfStockAvailability;
  brand: ProductRow["brand"];
  brandText: string;
};

const BYTES_PER_ENTRY = 500;

/** The JSON of products without the volatile fields and the closing brace. */
const productCache = createCache<Buffer>({
  name: "product-json",
  maxBytes: 16_000_000,
  bytesOf: (json) => BYTES_PER_ENTRY + json.length,
});

const cacheKey = (tenant: Tenant, id: string): string => `${tenantKey(tenant)}/${id}`;

/** The products as a JSON array, in the order of the ids. */
export async function findVersionedJson(
  tenant: Tenant,
  ids: readonly string[],
  view: ProductView,
): Promise<VersionedJson> {
  if (ids.length === 0) return { json: Buffer.from("[]"), version: undefined };
  return view === "card" ? findCardsJson(tenant, ids) : findProductsJson(tenant, ids);
}

async function findCardsJson(tenant: Tenant, ids: readonly string[]): Promise<VersionedJson> {
  const { cards, version } = await findVersionedCards(tenant, ids);
  const compactCards = cards.map((card) => ({ ...card, images: card.images.slice(0, 1) }));
  return { json: Buffer.from(JSON.stringify(z.encode(cardListSchema, compactCards))), version };
}

const cardListSchema = z.array(productCardSchema);

async function findProductsJson(tenant: Tenant, ids: readonly string[]): Promise<VersionedJson> {
  const rows = await selectVolatileRows(readerClient(tenant), { company: tenant.companyId, ids });
  const versions = new Map(rows.map((row) => [row.id, jsonVersion(row)]));
  const jsonById = new Map(rows.map(({ id }) => [id, productCache.get(cacheKey(tenant, id), versions.get(id))]));
  const missing = [...jsonById].flatMap(([id, json]) => (json === undefined ? [id] : []));
  for (const product of await findProductsByIds(tenant, missing)) {
    const json = Buffer.from(JSON.stringify(z.encode(stableFieldsSchema, product)).slice(0, -1));
    productCache.set(cacheKey(tenant, product.id), json, versions.get(product.id));
    jsonById.set(product.id, json);
  }
  // A product that was unpublished after the first statement has no JSON.
  const products = rows.flatMap((row) => {
    const json = jsonById.get(row.id);
    return json === undefined ? [] : [",", json, `,${volatileJson(row)}`];
  });
  return { json: concatBuffers(["[", ...products.slice(1), "]"]), version: rows[0]?.catalogVersion };
}

const jsonVersion = ({ wholeVersion, productVersion, vehicleVersion }: VolatileRow): string =>
  `${wholeVersion} ${productVersion} ${vehicleVersion} ${new Date().getFullYear()}`;

const stableFieldsSchema = productSchema.omit({ availability: true, stock: true, brand: true });

const volatileJson = ({ stock, whenOut, brand, brandText }: VolatileRow): string =>
  JSON.stringify({
    availability: toAvailability({ stock, whenOut }),
    stock,
    brand: resolveBrand(brand, brandText),
  }).slice(1);

// The versions are read before the products, so a product is never older than its version.
const selectVolatileRows = prepareStatement<"company" | "ids", VolatileRow>(
  "product-volatile-fields",
  (value) => sql`
    select p.id, coalesce(catalog.version, 0) as "catalogVersion", coalesce(catalog.whole_version, 0) as "wholeVersion",
      (select version from vehicle_version) as "vehicleVersion", coalesce(change.version, 0) as "productVersion",
      greatest(stock.on_hand, 0) as stock, p.when_out as "whenOut", ${brandSql} as brand, p.brand as "brandText"
    from unnest((select ${value("ids")}::uuid[])) with ordinality as input (id, position)
    join products p on p.company_id = ${value("company")} and p.id = input.id and p.published
    left join catalog_versions catalog on catalog.company_id = ${value("company")}
    left join listing_changes change on change.company_id = ${value("company")} and change.product_id = p.id
    ${cardJoins}
    order by input.position`,
);
