import { type Fitment, unverifiedConditions } from "@pecacerta/rules/fitment";
import { COVERAGE_WEIGHTS as weights } from "@pecacerta/rules/fitment-coverage";
import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findVehicleIndex, type VehicleIndex } from "../fitment/vehicle-cache.ts";
import { familiesOf } from "./fitment-dictionary-cache.ts";

type ConditionRow = Pick<Fitment, "type" | "make" | "yearFrom" | "yearTo" | "engine" | "fuel"> & {
  key: string;
  scope: string;
};

/** Fitments with one key are about the same vehicles. */
const KEY = sql`concat_ws('|', vehicle_type, make, scope, year_from, year_to, coalesce(engine, ''), coalesce(fuel, ''))`;
const FAMILY_KEY = sql`concat_ws('|', vehicle_type, make, family)`;

/** The mean coverage of the products of each category, as `findCoverage` rates one. Archived ones do not count. */
export async function scoreCategories(tx: TenantTransaction, now: Date): Promise<{ slug: string; score: number }[]> {
  const { companyId } = tx;
  const vehicles = await findVehicleIndex(tx);
  const unmet = sql.param(await findUnmetKeys(tx, vehicles, now.getFullYear()));
  const plain = sql.param(familiesWithOneEngine(vehicles));
  const kinds = sql.param([...NUMBER_KINDS]);
  const { rows } = await tx.execute<{ slug: string; score: number }>(sql`
    with evidence as (
      select product_id, bool_and(${KEY} <> all(${unmet}::text[])) as meets, bool_and(source <> '') as sourced,
        bool_and(coalesce(engine, '') <> '' or ${FAMILY_KEY} = any(${plain}::text[])) as exact
      from fitments where company_id = ${companyId} group by product_id),
    numbered as (
      select distinct product_id from product_numbers where company_id = ${companyId} and kind = any(${kinds}::text[])),
    scores as (
      select p.id, (numbered.product_id is not null)::int * ${weights.number} + case
        when p.compatibility = 'all' then ${100 - weights.number}
        when evidence.product_id is null then 0
        else (p.compatibility = 'listed')::int * ${weights.compatibility} + evidence.meets::int * ${weights.vehicles}
          + evidence.exact::int * ${weights.engine} + ${weights.position} + evidence.sourced::int * ${weights.source}
        end as score
      from products p left join evidence on evidence.product_id = p.id left join numbered on numbered.product_id = p.id
      where p.company_id = ${companyId} and p.archived_at is null)
    select c.slug, round(avg(scores.score))::int as score
    from product_categories link join scores on scores.id = link.product_id
    join categories c on c.company_id = link.company_id and c.id = link.category_id
    where link.company_id = ${companyId} and c.company_id = ${companyId}
    group by c.slug order by c.slug`);
  return rows;
}

/** Those without a vehicle of the price table. */
async function findUnmetKeys(tx: TenantTransaction, vehicles: VehicleIndex, thisYear: number): Promise<string[]> {
  const { rows } = await tx.execute<ConditionRow>(sql`
    select distinct ${KEY} as key, vehicle_type as type, make, scope, year_from as "yearFrom", year_to as "yearTo",
      engine, fuel
    from fitments where company_id = ${tx.companyId}`);
  return rows.flatMap((row) => (meetsAny(row, vehicles, thisYear) ? [] : [row.key]));
}

function meetsAny({ key: _, scope, ...row }: ConditionRow, { byScope }: VehicleIndex, thisYear: number): boolean {
  const [kind, name] = [scope.slice(0, scope.indexOf(" ")), scope.slice(scope.indexOf(" ") + 1)];
  const named = { family: "", [SCOPE_FIELDS.get(kind) ?? "family"]: name };
  const inScope = byScope.get(`${row.type}/${row.make}/${scope}`) ?? [];
  return inScope.some((vehicle) => unverifiedConditions({ ...row, ...named }, vehicle, thisYear));
}

const SCOPE_FIELDS = new Map([
  ["code", "codFipe"],
  ["model", "model"],
]);

const familiesWithOneEngine = (vehicles: VehicleIndex): string[] =>
  familiesOf(vehicles)
    .filter((family) => new Set(family.vehicles.map(({ engine }) => engine)).size < 2)
    .map(({ type, make, family }) => `${type}|${make}|${family}`);
