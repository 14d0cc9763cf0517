import type { ProductDto } from "@pecacerta/contract/product";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import { reader, readerClient, type Tenant } from "../../platform/database/tenant.ts";
import { findProductsByIds } from "./find-products.ts";
import type { CardRow } from "./product-dto.ts";
import { cardColumns, cardJoins, IS_SELLABLE } from "./product-sql.ts";

/** Leaves out parts for vehicles that the product does not fit, unless `rank` orders them. */
export const findRelatedProducts = (
  tenant: Tenant,
  slug: string,
  options?: RelatedOptions,
): Promise<ProductDto[] | undefined> =>
  findBySelection(tenant, slug, options?.rank ? selectRelatedCandidates : selectRelatedIds, options);

/** Products that share a part number, then those of the same type that fit a common vehicle in the same position. */
export const findAnalogProducts = (
  tenant: Tenant,
  slug: string,
  options?: RelatedOptions,
): Promise<ProductDto[] | undefined> => findBySelection(tenant, slug, selectAnalogIds, options);

/** `rank` puts the ids in another order, for instance for a vehicle. */
type RelatedOptions = { limit?: number; rank?: ((ids: string[]) => Promise<string[]>) | undefined };

const MAX_RANKED = 500;

async function findBySelection(
  tenant: Tenant,
  slug: string,
  selectIds: typeof selectRelatedIds,
  { limit = 16, rank }: RelatedOptions = {},
): Promise<ProductDto[] | undefined> {
  const product = await findProductId(tenant, slug);
  if (product === undefined) return undefined;
  const rows = await selectIds(readerClient(tenant), {
    company: tenant.companyId,
    product,
    limit: rank ? MAX_RANKED : limit,
  });
  const ids = rows.map(({ id }) => id);
  return findProductsByIds(tenant, rank ? (await rank(ids)).slice(0, limit) : ids);
}

async function findProductId(tenant: Tenant, slug: string): Promise<string | undefined> {
  const { rows } = await reader(tenant).execute<{ id: string }>(
    sql`select id from products where company_id = ${tenant.companyId} and slug = ${slug}`,
  );
  return rows[0]?.id;
}

type SubjectValue = StatementValue<"company" | "product">;

const MAX_CANDIDATES_PER_CATEGORY = "200";

const relatedIdsSql = (value: SubjectValue, limit: Placeholder, condition: SQL = fitsSameVehicleSql(value)): SQL => sql`
  select p.id
  from products subject
  join product_categories own on own.company_id = subject.company_id and own.product_id = subject.id
  cross join lateral (
    select product_id from product_categories
    where company_id = ${value("company")} and category_id = own.category_id
    order by product_id desc limit ${sql.raw(MAX_CANDIDATES_PER_CATEGORY)}) as link
  join products p on p.company_id = subject.company_id and p.id = link.product_id
  left join stock on stock.company_id = ${value("company")} and stock.product_id = p.id
  where subject.company_id = ${value("company")} and subject.id = ${value("product")}
    and p.id <> subject.id and p.published and ${condition}
  group by p.id, p.price, p.type_id, subject.type_id, p.rating_count, stock.on_hand
  order by ${IS_SELLABLE} desc, (p.type_id is distinct from subject.type_id) desc, count(*) desc, p.rating_count desc, p.id
  limit ${limit}`;

const fitsSameVehicleSql = (value: SubjectValue): SQL => sql`(
  p.compatibility <> 'listed'
  or not exists (
    select from fitments own where own.company_id = ${value("company")} and own.product_id = ${value("product")}
      and not own.excluded)
  or exists (
    select from fitments own
    join fitments f on f.vehicle_type = own.vehicle_type and f.make = own.make and f.family = own.family
      and own.year_from <= f.year_to and f.year_from <= own.year_to
    where own.company_id = ${value("company")} and own.product_id = ${value("product")} and not own.excluded
      and f.company_id = ${value("company")} and f.product_id = p.id and not f.excluded))`;

// A condition that both fitments have must be equal: a rear pad does not replace a front one.
const CONDITION_NAMES = ["model", "cod_fipe", "engine", "fuel", "body", "position"];
const CONDITION_COLUMNS = sql.raw(CONDITION_NAMES.join(", "));
const CONDITIONS_COMPATIBLE = sql.raw(
  CONDITION_NAMES.map((name) => `coalesce(nullif(own.${name}, '') = nullif(f.${name}, ''), true)`).join(" and "),
);

// Candidates are ordered (sellable, shared number, other brand, lower price), then tested one by one until there are enough.
const analogIdsSql = (value: SubjectValue, limit: Placeholder): SQL => sql`
  with subject as materialized (
    select id, type_id, brand from products where company_id = ${value("company")} and id = ${value("product")}
  ),
  own as materialized (
    select vehicle_type, make, family, year_from, year_to, ${CONDITION_COLUMNS} from fitments
    where company_id = ${value("company")} and product_id = ${value("product")} and family <> '' and not excluded
  ),
  same_number as (
    select other.product_id as id, true as shares_number
    from product_numbers own
    join product_numbers other on other.company_id = own.company_id and other.normalized_number = own.normalized_number
    where own.company_id = ${value("company")} and own.product_id = ${value("product")} and own.kind <> 'sku'
      and other.kind <> 'sku'
  ),
  same_type as (
    select fitted.product_id as id, false as shares_number
    from subject
    cross join (select distinct vehicle_type, make, family from own) as covered
    join fitted_families fitted on fitted.company_id = ${value("company")} and fitted.type_id = subject.type_id
      and fitted.vehicle_type = covered.vehicle_type and fitted.make = covered.make and fitted.family = covered.family
  )
  select candidate.id
  from (
    select p.id, analog.shares_number, p.type_id = subject.type_id as is_same_type
    from (
      select id, bool_or(shares_number) as shares_number
      from (table same_number union all table same_type) as source group by id) as analog
    cross join subject
    join products p on p.company_id = ${value("company")} and p.id = analog.id and p.published
    left join stock on stock.company_id = ${value("company")} and stock.product_id = p.id
    where p.id <> subject.id
    order by ${IS_SELLABLE} desc, analog.shares_number desc, p.brand <> subject.brand desc, p.price, p.id offset 0) as candidate
  cross join lateral (
    select where candidate.shares_number
    union all
    select from fitments f join own on f.vehicle_type = own.vehicle_type and f.make = own.make
      and f.family = own.family and own.year_from <= f.year_to and f.year_from <= own.year_to
      and ${CONDITIONS_COMPATIBLE}
    where candidate.is_same_type and f.company_id = ${value("company")} and f.product_id = candidate.id
      and not f.excluded
    limit 1) as reason
  limit ${limit}`;

const selectRelatedIds = prepareStatement<"company" | "product" | "limit", { id: string }>(
  "related-products",
  (value) => relatedIdsSql(value, value("limit")),
);

const selectRelatedCandidates = prepareStatement<"company" | "product" | "limit", { id: string }>(
  "related-candidates",
  (value) => relatedIdsSql(value, value("limit"), sql`true`),
);

const selectAnalogIds = prepareStatement<"company" | "product" | "limit", { id: string }>("analog-products", (value) =>
  analogIdsSql(value, value("limit")),
);

const withPosition = (ids: SQL, isAnalog: boolean): SQL => sql`
  select id, row_number() over () as position, ${sql.raw(String(isAnalog))} as is_analog from (${ids}) as selected`;

export type RelatedCardRow = CardRow & { isAnalog: boolean };

export const relatedCardsSql = (
  value: SubjectValue,
  limits: { related: Placeholder; analogs: Placeholder },
): SQL => sql`
  select selected.is_analog as "isAnalog", ${cardColumns}
  from (${withPosition(relatedIdsSql(value, limits.related), false)}
    union all ${withPosition(analogIdsSql(value, limits.analogs), true)}) as selected
  join products p on p.company_id = ${value("company")} and p.id = selected.id and p.published
  ${cardJoins}
  order by selected.is_analog, selected.position`;
