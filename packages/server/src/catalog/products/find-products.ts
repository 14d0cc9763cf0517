import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import {
  type CardRow,
  cardColumns,
  cardJoins,
  type ProductQueryRow,
  productStatement,
  toDtoFields,
  toProductDtos,
} from "./product-dto.ts";

/** Products as the wire shows them: as many as there are of the company's and on show, in the order of the ids. */
export async function findProductsByIds(shop: Tenant, ids: readonly string[]): Promise<ProductDto[]> {
  if (ids.length === 0) return [];
  const { readerPool } = shop.database;
  return toProductDtos(readerPool, await selectByIds(readerPool, { company: shop.companyId, ids }));
}

/** The same as `productsByIds`, for cards. */
export async function findCardsByIds(shop: Tenant, ids: readonly string[]): Promise<ProductCardDto[]> {
  if (ids.length === 0) return [];
  const rows = await selectCardsByIds(shop.database.readerPool, { company: shop.companyId, ids });
  return rows.map((row) => toDtoFields(row));
}

export async function findProductWithSlug(shop: Tenant, slug: string): Promise<ProductDto | undefined> {
  const { readerPool } = shop.database;
  const [product] = await toProductDtos(readerPool, await selectBySlug(readerPool, { company: shop.companyId, slug }));
  return product;
}

const selectBySlug = prepareStatement<"company" | "slug", ProductQueryRow>(
  "product-by-slug",
  (value) => sql`${productStatement(sql`products p`)}
    where p.company_id = ${value("company")} and p.slug = ${value("slug")} and p.published`,
);

// Ids by a subselect: seen as a constant, their number would make PostgreSQL plan the statement at every call.
const selectByIds = prepareStatement<"company" | "ids", ProductQueryRow>(
  "products-by-ids",
  (value) => sql`${productStatement(sql`unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.id = picked.id`)}
    where p.company_id = ${value("company")} and p.published
    order by picked.place`,
);

const selectCardsByIds = prepareStatement<"company" | "ids", CardRow>(
  "cards-by-ids",
  (value) => sql`
    select ${cardColumns}
    from unnest((select ${value("ids")}::uuid[])) with ordinality as picked (id, place)
    join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
    ${cardJoins}
    order by picked.place`,
);
