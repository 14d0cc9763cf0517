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
  async query(tenant, { scope, forVehicle, filters, sort, page }) {
    const selected = await parsePlainFilters(tenant, filters);
    const conditions = createFilterConditions(tenant.companyId, selected);
    const products = productsInScope(
      tenant.companyId,
      scope,
      scope.query && (await search.findAllHits(tenant, scope.query)),
      forVehicle ?? scope.vehicle,
    );
    const rows = await countFacets(tenant, products, conditions);
    const isGrouped = sort === "default";
    const listing = { products: matchingProducts(products, conditions), order: orderSql(scope, sort), isGrouped };
    const { offset, limit } = await toWindow(tenant, listing, page, rows.total);
    const listed = limit > 0 ? await selectListed(tenant, listing, offset, limit) : [];
    return {
      ids: listed.map(({ id }) => id),
      first: listed[0],
      last: listed.at(-1),
      offset,
      total: rows.total,
      facets: toFacets(rows, selected, scope.categoryId),
    };
  },
  async rank(tenant, ids, { vehicle }) {
    const products = productsInScope(tenant.companyId, {}, undefined, vehicle);
    const { rows } = await reader(tenant).execute<{ id: string }>(sql`
      select listed.id from (${products}) as listed
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as input (id, position) on input.id = listed.id
      order by list_group, input.position`);
    return rows.map(({ id }) => id);
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
        select c.id, c.slug, c.name, c.parent_id as "parentId", count(judged.id) as "countInScope",
          count(judged.id) filter (where ${passesOthers(sql`'category'`)}) as count
        from categories c
        left join product_categories link on link.company_id = ${tenant.companyId} and link.category_id = c.id
        left join judged on judged.id = link.product_id
        where c.company_id = ${tenant.companyId} and c.type = 'shop'
        group by c.id, c.slug, c.name, c.parent_id, c.position order by c.position, c.name, c.id`)} as categories,
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

type Listing = { products: SQL; order: SQL; isGrouped: boolean };

const matchingProducts = (products: SQL, conditions: FilterConditions): SQL =>
  sql`select * from (${products}) as product where ${sql.join([sql`true`, ...conditions.values()], sql` and `)}`;

async function selectListed(
  tenant: Tenant,
  { products, order, isGrouped }: Listing,
  offset: number,
  limit: number,
): Promise<ListedPosition[]> {
  const { rows } = await reader(tenant).execute<{ id: string; group: number }>(
    sql`select id, list_group as group from (${products}) as listed order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id, group }, index) => ({ id, group: isGrouped ? group : 0, position: offset + index + 1 }));
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

/** The position of a product in the listing, from 1; undefined for a product that has left it or its group. */
async function rankOf(
  tenant: Tenant,
  { products, order, isGrouped }: Listing,
  { id, group }: ListedPosition,
): Promise<number | undefined> {
  const { rows } = await reader(tenant).execute<{ rank: number; group: number }>(sql`
    select rank::int, list_group as group
    from (select id, list_group, row_number() over (order by ${order}) as rank from (${products}) as listed) as ranked
    where id = ${id}`);
  const [row] = rows;
  return row && (isGrouped ? row.group : 0) === group ? row.rank : undefined;
}
