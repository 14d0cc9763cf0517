import { type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findVehicleIndex } from "../fitment/vehicle-cache.ts";
import { isYear } from "../search/read-vehicle-years.ts";
import { type VehicleFamily, vehicleWordsOf } from "../search/vehicle-words.ts";

/** Returns statements for the products that fit what a term names: a make, a family, or a year of those that others name. */
export async function findVehicleTerms(
  tx: TenantTransaction,
  terms: readonly string[],
): Promise<ReadonlyMap<string, SQL>> {
  const { makes, families } = await vehicleWordsOf(await findVehicleIndex(tx));
  const named = new Map(
    terms.flatMap((term) => {
      const found = [...(families.get(term) ?? []), ...(makes.get(term) ?? [])];
      return found.length > 0 && !isYear(term) ? [[term, found] as const] : [];
    }),
  );
  if (named.size === 0) return new Map();
  const years = terms.filter(isYear).map((year) => {
    const isOfYear = sql`year_from <= ${Number(year)} and year_to >= ${Number(year)}`;
    return [year, sql`${fittingSql(tx, [...named.values()].flat())} and ${isOfYear}`] as const;
  });
  return new Map([...[...named].map(([term, found]) => [term, fittingSql(tx, found)] as const), ...years]);
}

const fittingSql = ({ companyId }: TenantTransaction, families: readonly VehicleFamily[]): SQL => sql`
  select product_id from fitments where company_id = ${companyId} and not excluded and (make, family) in (
    select * from unnest(${sql.param(families.map(({ make }) => make))}::text[],
      ${sql.param(families.map(({ family }) => family))}::text[]))`;
