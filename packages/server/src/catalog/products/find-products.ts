import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../platform/database/tenant.ts";
import { type CardRow, type ProductQueryRow, toDtoFields, toProductDtos } from "./product-dto.ts";
import { cardColumns, cardJoins, productStatement } from "./product-sql.ts";

export async function findProductsByIds(tenant: Tenant, ids: readonly string[]): Promise<ProductDto[]> {
  if (ids.length === 0) return [];
  const client = readerClient(tenant);
  return toProductDtos(client, await selectByIds(client, { company: tenant.companyId, ids }));
}

export async function findCardsByIds(tenant: Tenant, ids: readonly string[]): Promise<ProductCardDto[]> {
  return ids.length === 0 ? [] : (await findVersionedCards(tenant, ids)).cards;
}

/** `version`: the catalog version that the cards belong to; undefined where none was found. */
export async function findVersionedCards(
  tenant: Tenant,
  ids: readonly string[],
): Promise<{ cards: ProductCardDto[]; version: number | undefined }> {
  const rows = await selectCardsByIds(readerClient(tenant), { company: tenant.companyId, ids });
  return {
    cards: rows.map(({ catalogVersion: _, ...row }) => toDtoFields(row)),
    version: rows[0]?.catalogVersion,
  };
}

export async function findProductWithSlug(tenant: Tenant, slug: string): Promise<ProductDto | undefined> {
  const client = readerClient(tenant);
  const rows = await selectBySlug(client, { company: tenant.companyId, slug });
  const [product] = await toProductDtos(client, rows);
  return product;
}

const selectBySlug = prepareStatement<"company" | "slug", ProductQueryRow>(
  "product-by-slug",
  (value) => sql`${productStatement(value("company"), sql`products p`)}
    where p.company_id = ${value("company")} and p.slug = ${value("slug")} and p.published`,
);

// Ids are passed by a subselect: as a constant, their number would make PostgreSQL plan the statement at every call.
const selectByIds = prepareStatement<"company" | "ids", ProductQueryRow>(
  "products-by-ids",
  (value) => sql`${productStatement(
    value("company"),
    sql`unnest((select ${value("ids")}::uuid[])) with ordinality as input (id, position)
      join products p on p.id = input.id`,
  )}
    where p.company_id = ${value("company")} and p.published
    order by input.position`,
);

const selectCardsByIds = prepareStatement<"company" | "ids", CardRow & { catalogVersion: number }>(
  "cards-by-ids",
  (value) => sql`
    select ${cardColumns},
      coalesce((select version from catalog_versions where company_id = ${value("company")}), 0) as "catalogVersion"
    from unnest((select ${value("ids")}::uuid[])) with ordinality as input (id, position)
    join products p on p.company_id = ${value("company")} and p.id = input.id and p.published
    ${cardJoins}
    order by input.position`,
);
