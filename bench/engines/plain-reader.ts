import { productCardSchema, productSchema } from "@pecacerta/contract/product";
import { findCardsByIds, findProductsByIds } from "@pecacerta/server/catalog/products/find-products";
import type { ProductReader } from "@pecacerta/server/catalog/products/product-reader";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import { sql } from "drizzle-orm";
import { z } from "zod";

const productListSchema = z.array(productSchema);
const cardListSchema = z.array(productCardSchema);

/** The plain `ProductReader`: reads rows, maps them to DTOs and serializes these by the contract. */
export const plainReader: ProductReader = {
  findProducts: findProductsByIds,
  findCards: findCardsByIds,
  async findVersionedJson(tenant, ids, view) {
    const version = await readCatalogVersion(tenant);
    const json = await (view === "card" ? findCardsJson(tenant, ids) : findProductsJson(tenant, ids));
    return { json, version: ids.length > 0 ? version : undefined };
  },
};

async function findProductsJson(tenant: Tenant, ids: readonly string[]): Promise<Buffer> {
  return Buffer.from(JSON.stringify(z.encode(productListSchema, await findProductsByIds(tenant, ids))));
}

async function findCardsJson(tenant: Tenant, ids: readonly string[]): Promise<Buffer> {
  return Buffer.from(JSON.stringify(z.encode(cardListSchema, await findCardsByIds(tenant, ids))));
}

async function readCatalogVersion(tenant: Tenant): Promise<number> {
  const { rows } = await reader(tenant).execute<{ version: number }>(
    sql`select version from catalog_versions where company_id = ${tenant.companyId}`,
  );
  return rows[0]?.version ?? 0;
}
