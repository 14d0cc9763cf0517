import { type Fitment, unverifiedConditions } from "@pecacerta/rules/fitment";
import { COVERAGE_WEIGHTS as weights } from "@pecacerta/rules/fitment-coverage";
import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findVehicleIndex, type VehicleIndex } from "../fitment/vehicle-cache.ts";
import { type FamilyOfVehicles, familiesOf } from "./vehicle-families.ts";

type Conditions = Pick<Fitment, "type" | "make" | "yearFrom" | "yearTo"> & {
  engine: string;
  fuel: string;
  body: string;
  note: string;
  scope: string;
};

const ENGINE = sql`coalesce(engine, '')`;
const FUEL = sql`coalesce(fuel, '')`;
const BODY = sql`coalesce(body, '')`;
const NOTE = sql`case when excluded then '' else coalesce(note, '') end`;
const KEY = sql`concat_ws('|', vehicle_type, make, scope, year_from, year_to, ${ENGINE}, ${FUEL}, ${BODY}, ${NOTE})`;
const keyOf = ({ type, make, scope, yearFrom, yearTo, engine, fuel, body, note }: Conditions): string =>
  [type, make, scope, yearFrom, yearTo, engine, fuel, body, note].join("|");
const SCOPE_KEY = sql`concat_ws('|', vehicle_type, make, scope)`;

/** The mean coverage of the products of each category, as `findCoverage` rates one. Archived ones do not count. */
export async function scoreCategories(tx: TenantTransaction, now: Date): Promise<{ slug: string; score: number }[]> {
  const { companyId } = tx;
  const vehicles = await findVehicleIndex(tx);
  const unmet = await findUnmetConditions(tx, vehicles, now.getFullYear());
  const several = familiesWithEngines(vehicles);
  const kinds = sql.param([...NUMBER_KINDS]);
  const { rows } = await tx.execute<{ slug: string; score: number }>(sql`
    with evidence as (
      select product_id, bool_and(source <> '') as sourced, bool_and(coalesce(position, '') <> '') as placed,
        bool_and(not ${isUnmet(unmet)}) as meets, bool_and(${ENGINE} <> '' or not ${isOfFamily(several)}) as exact
      from fitments where company_id = ${companyId} group by product_id),
    numbered as (
      select distinct product_id from product_numbers where company_id = ${companyId} and kind = any(${kinds}::text[])),
    demanding as (
      select distinct link.product_id from product_categories link
      join categories c on c.company_id = link.company_id and c.id = link.category_id
      where link.company_id = ${companyId} and c.company_id = ${companyId} and c.requires_position),
    scores as (
      select p.id, (numbered.product_id is not null)::int * ${weights.number} + case
        when p.compatibility = 'all' then ${weights.compatibility + weights.vehicles}
        when evidence.product_id is null then 0
        else (p.compatibility = 'listed')::int * ${weights.compatibility} + evidence.meets::int * ${weights.vehicles}
          + evidence.exact::int * ${weights.engine} + evidence.sourced::int * ${weights.source}
          + (evidence.placed or demanding.product_id is null)::int * ${weights.position}
        end as score
      from products p left join evidence on evidence.product_id = p.id left join numbered on numbered.product_id = p.id
      left join demanding on demanding.product_id = p.id
      where p.company_id = ${companyId} and p.archived_at is null),
    means as (
      select link.category_id, round(avg(scores.score))::int as score
      from product_categories link join scores on scores.id = link.product_id
      where link.company_id = ${companyId} group by link.category_id)
    select c.slug, means.score from categories c join means on means.category_id = c.id
    where c.company_id = ${companyId} order by c.slug`);
  return rows;
}

// The short text decides for nearly all rows before the key is put together.
const isUnmet = (unmet: readonly Conditions[]): SQL =>
  sql`(scope = ${anyOf(unmet.map(({ scope }) => scope))} and ${KEY} = ${anyOf(unmet.map(keyOf))})`;

function isOfFamily(families: readonly FamilyOfVehicles[]): SQL {
  const scopes = families.map(({ family }) => `family ${family}`);
  const keys = families.map(({ type, make, family }) => [type, make, `family ${family}`].join("|"));
  return sql`(scope = ${anyOf(scopes)} and ${SCOPE_KEY} = ${anyOf(keys)})`;
}

const anyOf = (texts: readonly string[]): SQL => sql`any(${sql.param([...new Set(texts)])}::text[])`;

async function findUnmetConditions(
  tx: TenantTransaction,
  vehicles: VehicleIndex,
  thisYear: number,
): Promise<Conditions[]> {
  const { rows } = await tx.execute<Conditions>(sql`
    select distinct vehicle_type as type, make, scope, year_from as "yearFrom", year_to as "yearTo",
      ${ENGINE} as engine, ${FUEL} as fuel, ${BODY} as body, ${NOTE} as note
    from fitments where company_id = ${tx.companyId}`);
  return rows.filter((row) => !meetsAny(row, vehicles, thisYear));
}

function meetsAny({ scope, ...row }: Conditions, { byScope }: VehicleIndex, thisYear: number): boolean {
  const [kind, name] = [scope.slice(0, scope.indexOf(" ")), scope.slice(scope.indexOf(" ") + 1)];
  const named = { family: "", [SCOPE_FIELDS.get(kind) ?? "family"]: name };
  const inScope = byScope.get(`${row.type}/${row.make}/${scope}`) ?? [];
  return inScope.some((vehicle) => unverifiedConditions({ ...row, ...named }, vehicle, thisYear));
}

const SCOPE_FIELDS = new Map([
  ["code", "codFipe"],
  ["model", "model"],
]);

const familiesWithEngines = (vehicles: VehicleIndex): FamilyOfVehicles[] =>
  familiesOf(vehicles).filter((family) => new Set(family.vehicles.map(({ engine }) => engine)).size > 1);
