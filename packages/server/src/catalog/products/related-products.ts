import type { ProductDto } from "@pecacerta/contract/product";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { findProductsByIds } from "./find-products.ts";
import { type CardRow, cardColumns, cardJoins } from "./product-dto.ts";

/** Products that go with this one: of its categories, the nearest first, other kinds of part before its own kind. */
export const findRelatedProducts = (shop: Tenant, slug: string, limit = 16): Promise<ProductDto[] | undefined> =>
  findNeighbors(shop, slug, limit, selectRelatedIds);

/**
 * Products that can take this one's place: those that share a number with it, then the same kind of part for some same
 * vehicle and position. Of two parts that serve anything, nobody says that one does the other's work.
 */
export const findAnalogProducts = (shop: Tenant, slug: string, limit = 16): Promise<ProductDto[] | undefined> =>
  findNeighbors(shop, slug, limit, selectAnalogIds);

async function findNeighbors(
  shop: Tenant,
  slug: string,
  limit: number,
  selectIds: typeof selectRelatedIds,
): Promise<ProductDto[] | undefined> {
  const product = await findProductId(shop, slug);
  if (product === undefined) return undefined;
  const rows = await selectIds(shop.database.readerPool, { company: shop.companyId, product, limit });
  return findProductsByIds(
    shop,
    rows.map(({ id }) => id),
  );
}

async function findProductId(shop: Tenant, slug: string): Promise<string | undefined> {
  const { rows } = await reader(shop).execute<{ id: string }>(
    sql`select id from products where company_id = ${shop.companyId} and slug = ${slug}`,
  );
  return rows[0]?.id;
}

type SubjectValue = StatementValue<"company" | "product">;

// Of a big category only the newest are looked at: what goes with a part need not be the best of thousands.
const MAX_CANDIDATES_PER_CATEGORY = "200";

const related = (value: SubjectValue, limit: Placeholder): SQL => sql`
  select p.id
  from products this
  join product_categories own on own.company_id = this.company_id and own.product_id = this.id
  cross join lateral (
    select product_id from product_categories
    where company_id = own.company_id and category_id = own.category_id
    order by product_id desc limit ${sql.raw(MAX_CANDIDATES_PER_CATEGORY)}) as place
  join products p on p.company_id = this.company_id and p.id = place.product_id
  where this.company_id = ${value("company")} and this.id = ${value("product")} and p.id <> this.id and p.published
  group by p.id, p.type_id, this.type_id, p.rating_count
  order by (p.type_id is distinct from this.type_id) desc, count(*) desc, p.rating_count desc, p.id
  limit ${limit}`;

// What one row demands, the other has to allow: a rear pad does not stand for a front one.
const CONDITION_COLUMNS = ["model", "cod_fipe", "engine", "fuel", "body", "position"];
const CONDITIONS = sql.raw(CONDITION_COLUMNS.join(", "));
const CONDITIONS_COMPATIBLE = sql.raw(
  CONDITION_COLUMNS.map((name) => `coalesce(nullif(own.${name}, '') = nullif(f.${name}, ''), true)`).join(" and "),
);

// Who shares a number comes first, then another maker's, then the cheaper one. In that order each is looked at, until
// there are enough: all that could serve are in the order, none is left out for being too old.
const analogs = (value: SubjectValue, limit: Placeholder): SQL => sql`
  with this as materialized (
    select id, type_id, brand from products where company_id = ${value("company")} and id = ${value("product")}
  ),
  own as materialized (
    select vehicle_type, make, family, year_from, year_to, ${CONDITIONS} from fitments
    where company_id = ${value("company")} and product_id = ${value("product")} and family <> '' and not excluded
  ),
  sharing as (
    select other.product_id as id, true as shares
    from product_numbers own
    join product_numbers other on other.company_id = own.company_id and other.form = own.form
    where own.company_id = ${value("company")} and own.product_id = ${value("product")} and own.kind <> 'sku'
      and other.kind <> 'sku'
  ),
  alike as (
    select fitted.product_id as id, false as shares
    from this
    cross join (select distinct vehicle_type, make, family from own) as served
    join fitted_families fitted on fitted.company_id = ${value("company")} and fitted.type_id = this.type_id
      and fitted.vehicle_type = served.vehicle_type and fitted.make = served.make and fitted.family = served.family
  )
  select candidate.id
  from (
    select p.id, analog.shares, p.type_id = this.type_id as is_alike
    from (select id, bool_or(shares) as shares from (table sharing union all table alike) as either group by id) as analog
    cross join this
    join products p on p.company_id = ${value("company")} and p.id = analog.id and p.published
    where p.id <> this.id
    order by analog.shares desc, p.brand <> this.brand desc, p.price, p.id offset 0) as candidate
  cross join lateral (
    select where candidate.shares
    union all
    select from fitments f join own on f.vehicle_type = own.vehicle_type and f.make = own.make
      and f.family = own.family and own.year_from <= f.year_to and f.year_from <= own.year_to and ${CONDITIONS_COMPATIBLE}
    where candidate.is_alike and f.company_id = ${value("company")} and f.product_id = candidate.id and not f.excluded
    limit 1) as met
  limit ${limit}`;

const selectRelatedIds = prepareStatement<"company" | "product" | "limit", { id: string }>(
  "related-products",
  (value) => related(value, value("limit")),
);

const selectAnalogIds = prepareStatement<"company" | "product" | "limit", { id: string }>("analog-products", (value) =>
  analogs(value, value("limit")),
);

const withPosition = (ids: SQL, isAnalog: boolean): SQL =>
  sql`select id, row_number() over () as place, ${sql.raw(String(isAnalog))} as is_analog from (${ids}) as near`;

/** A product beside a product's page. */
export type NeighborCardRow = CardRow & { isAnalog: boolean };

/** The cards of so many related products, and of so many analogs after them. */
export const neighborCardsSql = (
  value: StatementValue<"company" | "product">,
  most: { related: Placeholder; analogs: Placeholder },
): SQL => sql`
  select picked.is_analog as "isAnalog", ${cardColumns}
  from (${withPosition(related(value, most.related), false)}
    union all ${withPosition(analogs(value, most.analogs), true)}) as picked
  join products p on p.company_id = ${value("company")} and p.id = picked.id and p.published
  ${cardJoins}
  order by picked.is_analog, picked.place`;
