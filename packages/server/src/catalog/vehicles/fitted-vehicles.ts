import type { VehicleDto } from "@pecacerta/contract/vehicle";
import type { VehicleType } from "@pecacerta/rules/vehicle";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { isInScopeSql, vehicleColumns } from "../fitment/fitment-sql.ts";

/** A company may have millions of fitments of a few dozen makes: a loose index scan finds the makes. */
export const findFittedYears = (tenant: Tenant): Promise<number[]> =>
  selectValues<number>(
    tenant,
    sql`select distinct year as value from makes join lateral (
        select distinct year from vehicles where type = makes.type and make = makes.make) as years on true
      where ${hasFitmentSql(tenant, sql`makes`, sql`years.year`)} order by value desc`,
  );

export const findFittedTypes = (tenant: Tenant): Promise<VehicleType[]> =>
  selectValues<VehicleType>(tenant, sql`select distinct type as value from makes order by value`);

export const findFittedMakes = (tenant: Tenant, year: number): Promise<string[]> =>
  selectValues<string>(
    tenant,
    sql`select distinct make collate "pt-BR-x-icu" as value from makes
      where exists (select from vehicles where type = makes.type and make = makes.make and year = ${year})
        and ${hasFitmentSql(tenant, sql`makes`, sql`${year}`)} order by value`,
  );

export const findFittedModels = (tenant: Tenant, year: number, make: string): Promise<string[]> =>
  selectValues<string>(
    tenant,
    sql`select distinct v.model collate "pt-BR-x-icu" as value from makes join vehicles v on v.type = makes.type
        and v.make = makes.make
      where v.make = ${make} and v.year = ${year} and v.model <> '' and ${hasFitmentSql(tenant, sql`v`, sql`v.year`, IN_SCOPE)} order by value`,
  );

export async function findFittedVehicles(
  tenant: Tenant,
  year: number,
  make: string,
  model: string,
): Promise<VehicleDto[]> {
  const { rows } = await reader(tenant).execute<VehicleDto>(sql`with recursive ${fittedMakesSql(tenant)}
    select v.id, v.type, v.year, v.make, v.model, v.family, v.engine, v.fuel, v.cod_fipe, v.year_code
    from makes join vehicles v on v.type = makes.type and v.make = makes.make
    where v.make = ${make} and v.year = ${year} and v.model = ${model}
      and ${hasFitmentSql(tenant, sql`v`, sql`v.year`, IN_SCOPE)}
    order by v.engine, v.year_code, v.cod_fipe`);
  return rows;
}

async function selectValues<Value extends string | number>(tenant: Tenant, query: SQL): Promise<Value[]> {
  const { rows } = await reader(tenant).execute<{ value: Value }>(
    sql`with recursive ${fittedMakesSql(tenant)} ${query}`,
  );
  return rows.map(({ value }) => value);
}

const IN_SCOPE = sql`and ${isInScopeSql(vehicleColumns)}`;

const hasFitmentSql = ({ companyId }: Tenant, vehicle: SQL, year: SQL, condition: SQL = sql``): SQL => sql`exists (
  select from fitments f where f.company_id = ${companyId} and f.vehicle_type = ${vehicle}.type and f.make = ${vehicle}.make
    and ${year} between f.year_from and f.year_to ${condition})`;

const fittedMakesSql = ({ companyId }: Tenant): SQL => sql`makes as (
    (select vehicle_type as type, make from fitments where company_id = ${companyId} order by vehicle_type, make limit 1)
    union all
    select next.* from makes, lateral (
      select vehicle_type, make from fitments
      where company_id = ${companyId} and (vehicle_type, make) > (makes.type, makes.make)
      order by vehicle_type, make limit 1) as next
  )`;
