import type { ProductDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { isPossibleSlug } from "../possible-slug.ts";
import { findProductsByIds, findProductWithSlug } from "./find-products.ts";

export async function findProductBySlug(tenant: Tenant, slug: string): Promise<ProductDto | undefined> {
  return isPossibleSlug(slug) ? findProductWithSlug(tenant, slug) : undefined;
}

export async function findProductById(tenant: Tenant, uuid: string): Promise<ProductDto | undefined> {
  const id = uuid.toLowerCase();
  const [product] = isUuid(id) ? await findProductsByIds(tenant, [id]) : [];
  return product;
}

export async function isPublishedProduct(tenant: Tenant, id: string): Promise<boolean> {
  return (await selectPublishedId(readerClient(tenant), { company: tenant.companyId, id })).length === 1;
}

const selectPublishedId = prepareStatement<"company" | "id", { id: string }>(
  "published-product-id",
  (value) => sql`
    select id from products where company_id = ${value("company")} and id = ${value("id")} and published`,
);
