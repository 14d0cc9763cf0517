import { type SQL, sql } from "drizzle-orm";
import type { SqlValue, StatementValue } from "../../../platform/database/prepare-statement.ts";
import { ANY_YEARS } from "../read-vehicle-years.ts";
import type { VehicleScope } from "../search-engine.ts";

export type VehicleParameter =
  | "types"
  | "makes"
  | "families"
  | "scopes"
  | "yearFrom"
  | "yearTo"
  | "modelYearFrom"
  | "modelYearTo"
  | "engine"
  | "otherEngines"
  | "isDiesel";

export const vehicleValues = (scope: VehicleScope | undefined): Record<VehicleParameter, unknown> => ({
  types: scope?.families.map(({ type }) => type) ?? [],
  makes: scope?.families.map(({ make }) => make) ?? [],
  families: scope?.families.map(({ family }) => family) ?? [],
  scopes: scope?.scopes ?? null,
  yearFrom: scope?.required?.to ?? scope?.from ?? 0,
  yearTo: scope?.required?.from ?? scope?.to ?? 0,
  modelYearFrom: scope?.modelYears?.from ?? ANY_YEARS.from,
  modelYearTo: scope?.modelYears?.to ?? ANY_YEARS.to,
  engine: scope?.engine ?? [],
  otherEngines: scope?.otherEngines ?? [],
  isDiesel: scope?.isDiesel ?? null,
});

type Value = StatementValue<VehicleParameter | "company">;

// Arrays are passed by a subselect: as constants, their length would make PostgreSQL plan the statement at every call.
export const familiesSql = (value: Value): SQL => sql`unnest((select ${value("types")}::int[]),
  (select ${value("makes")}::text[]), (select ${value("families")}::text[])) as family (type, make, name)`;

const engineWords = sql.raw(`string_to_array(lower(f.engine), ' ')`);

const isOfVehicleSql = (value: Value): SQL => sql`f.make = family.make and f.family = family.name
  and f.vehicle_type = family.type
  and ((select ${value("scopes")}::text[]) is null or f.scope = any (coalesce((select ${value("scopes")}::text[]), '{}')))
  and (coalesce(f.engine, '') = '' or ${engineWords} @> (select ${value("engine")}::text[])
    or (cardinality((select ${value("engine")}::text[])) > 0 and ${engineWords} <@ (select ${value("engine")}::text[])))`;

const isOfVersionSql = (value: Value): SQL => sql`
  coalesce(lower(f.engine), '') <> all (coalesce((select ${value("otherEngines")}::text[]), '{}'))
  and case (select ${value("isDiesel")}::boolean)
    when true then lower(coalesce(f.fuel, '')) in ('', 'diesel')
    when false then lower(coalesce(f.fuel, '')) <> 'diesel' and 'diesel' <> all (coalesce(${engineWords}, '{}'))
    else true end`;

/** Fitments of which at least half of the years are model years of the query, or that have at least half of those. */
const isOfModelYearsSql = (value: Value): SQL => sql`
  2 * (least(f.year_to, (select ${value("modelYearTo")}::int))
    - greatest(f.year_from, (select ${value("modelYearFrom")}::int)) + 1)
  >= least(f.year_to - f.year_from, (select ${value("modelYearTo")}::int - ${value("modelYearFrom")}::int)) + 1`;

export const includesVehicleSql = (value: Value): SQL => sql`not f.excluded and ${isOfVehicleSql(value)}
  and f.year_from <= (select ${value("yearTo")}::int) and f.year_to >= (select ${value("yearFrom")}::int)
  and ${isOfModelYearsSql(value)} and ${isOfVersionSql(value)}`;

export const isNotExcludedSql = (value: Value, product: SqlValue): SQL => sql`not exists (
  select from ${familiesSql(value)} join fitments f on f.company_id = ${value("company")} and f.product_id = ${product}
    and f.excluded and ${isOfVehicleSql(value)}
    and f.year_from <= (select ${value("yearFrom")}::int) and f.year_to >= (select ${value("yearTo")}::int)
    and (f.scope = 'family ' || f.family or (select ${value("scopes")}::text[]) is not null)
    and coalesce(f.fuel, '') = '' and coalesce(f.body, '') = '')`;

export const fitsVehicleSql = (value: Value, product: SqlValue): SQL => sql`(
  exists (
    select from ${familiesSql(value)} join fitments f on f.company_id = ${value("company")} and f.product_id = ${product}
      and ${includesVehicleSql(value)})
  and ${isNotExcludedSql(value, product)})`;

/** The note of each fitment for the vehicle, or of all without one, as JSON. */
export const notesSql = (value: Value, product: SqlValue): SQL => sql`(
  select coalesce(json_agg(coalesce(f.note, '')), '[]') from fitments f
  where f.company_id = ${value("company")} and f.product_id = ${product} and not f.excluded
    and (cardinality((select ${value("types")}::int[])) = 0
      or exists (select from ${familiesSql(value)} where ${includesVehicleSql(value)})))`;
