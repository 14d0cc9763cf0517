import { pageWindow } from "@pecacerta/rules/listing";
import type {
  IndexQuery,
  ListedPosition,
  PageRequest,
  ProductIndex,
} from "@pecacerta/server/catalog/listing/product-index";
import type { SearchEngine } from "@pecacerta/server/catalog/search/search-engine";
import { reader, type Tenant } from "@pecacerta/server/platform/database/tenant";
import { type SQL, sql } from "drizzle-orm";
import { type FacetRows, toFacets } from "./plain-facets.ts";
import { createFilterConditions, type FilterConditions, parsePlainFilters } from "./plain-filters.ts";
import { orderSql, productsInScope } from "./plain-scope.ts";

/** The plain `ProductIndex`: one statement counts the filters, another one reads the page. */
export const createPlainIndex = (search: SearchEngine): ProductIndex => ({
  async query(tenant, { scope, filters, sort, page }) {
    const selected = await parsePlainFilters(tenant, filters);
    const conditions = createFilterConditions(selected);
    const products = productsInScope(
      tenant.companyId,
      scope,
      scope.query && (await search.findAllHits(tenant, scope.query)),
    );
    const rows = await countFacets(tenant, products, conditions);
    const listing = { products: matchingProducts(products, conditions), order: orderSql(scope, sort) };
    const { offset, limit } = await toWindow(tenant, listing, page, rows.total);
    return {
      ids: limit > 0 ? await selectIds(tenant, listing, offset, limit) : [],
      offset,
      total: rows.total,
      facets: toFacets(rows, selected),
    };
  },
});

/** `failed`: the filters that a product fails. A filter counts the products that fail no other one. */
async function countFacets(tenant: Tenant, products: SQL, conditions: FilterConditions): Promise<FacetRows> {
  const failures = [...conditions].map(([slug, condition]) => sql`case when not ${condition} then ${slug}::text end`);
  const passesOthers = (slug: SQL) => sql`failed <@ array[${slug}]`;
  const list = (rows: SQL) => sql`(select coalesce(json_agg(counted), '[]') from (${rows}) as counted)`;
  const { rows } = await reader(tenant).execute<FacetRows>(sql`
    with judged as materialized (
      select *, array_remove(array[${sql.join(failures, sql`, `)}]::text[], null) as failed from (${products}) as product
    )
    select
      (select count(*)::int from judged) as "scopeSize",
      (select count(*)::int from judged where failed = '{}') as total,
      (select min(price) from judged where ${passesOthers(sql`'price'`)}) as "minPrice",
      (select max(price) from judged where ${passesOthers(sql`'price'`)}) as "maxPrice",
      ${list(sql`
        select brand as text, brands.name, count(*) filter (where ${passesOthers(sql`'brand'`)}) as count
        from judged left join brands on brands.slug = brand group by brand, brands.name`)} as brands,
      ${list(sql`
        select is_on_sale as "isOnSale", count(*) from judged where ${passesOthers(sql`'discount'`)} group by is_on_sale`)}
        as discounts,
      ${list(sql`
        select stars, count(*) from judged where ${passesOthers(sql`'rating'`)} group by stars`)} as ratings,
      ${list(sql`
        select feature ->> 0 as slug, min(feature ->> 1) as name, feature ->> 2 as value, min(feature ->> 3) as "valueName",
          min(feature ->> 4) as color, count(*) as "countInScope",
          count(*) filter (where ${passesOthers(sql`feature ->> 0`)}) as count
        from judged, jsonb_array_elements(features) as feature group by feature ->> 0, feature ->> 2`)} as attributes`);
  return rows[0] as FacetRows;
}

type Listing = { products: SQL; order: SQL };

const matchingProducts = (products: SQL, conditions: FilterConditions): SQL =>
  sql`select * from (${products}) as product where ${sql.join([sql`true`, ...conditions.values()], sql` and `)}`;

async function selectIds(
  tenant: Tenant,
  { products, order }: Listing,
  offset: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await reader(tenant).execute<{ id: string }>(
    sql`select id from (${products}) as listed order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

type Window = Pick<Awaited<ReturnType<ProductIndex["query"]>>, "offset"> & Pick<IndexQuery["page"], "limit">;

async function toWindow(tenant: Tenant, listing: Listing, page: PageRequest, total: number): Promise<Window> {
  const { limit } = page;
  if ("page" in page) {
    const { from } = pageWindow({ page: page.page, limit, total });
    return from > 0 ? { offset: from - 1, limit } : { offset: 0, limit: 0 };
  }
  if (page.after) {
    const rank = await rankOf(tenant, listing, page.after);
    return { offset: rank ?? page.after.position - 1, limit };
  }
  if (!page.before) return { offset: 0, limit };
  const end = ((await rankOf(tenant, listing, page.before)) ?? page.before.position) - 1;
  const offset = Math.max(0, end - limit);
  return { offset, limit: end - offset };
}

/** The position of a product in the listing, from 1; undefined for a product that has left it. */
async function rankOf(
  tenant: Tenant,
  { products, order }: Listing,
  { id }: ListedPosition,
): Promise<number | undefined> {
  const { rows } = await reader(tenant).execute<{ rank: number }>(sql`
    select rank::int from (select id, row_number() over (order by ${order}) as rank from (${products}) as listed) as ranked
    where id = ${id}`);
  return rows[0]?.rank;
}
