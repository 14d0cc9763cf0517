import type { Vehicle } from "@pecacerta/contract/vehicle";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Shop } from "../../companies/shop.ts";
import { isInScope, vehicleColumns } from "../fitment/fitment.ts";

/**
 * The vehicles that a company's parts were made for, by year, make and model. A company may have millions of fitments,
 * but of some dozens of makes: those are found one after the other along the index, never by reading all rows.
 */
export const yearsKnown = (shop: Shop): Promise<number[]> =>
  values<number>(
    shop,
    sql`select distinct year as value from makes join lateral (
        select distinct year from vehicles where type = makes.type and make = makes.make) as years on true
      where ${someFitment(shop, sql`makes`, sql`years.year`)} order by value desc`,
  );

export const makesKnown = (shop: Shop, year: number): Promise<string[]> =>
  values<string>(
    shop,
    sql`select distinct make collate "pt-BR-x-icu" as value from makes
      where exists (select from vehicles where type = makes.type and make = makes.make and year = ${year})
        and ${someFitment(shop, sql`makes`, sql`${year}`)} order by value`,
  );

export const modelsKnown = (shop: Shop, year: number, make: string): Promise<string[]> =>
  values<string>(
    shop,
    sql`select distinct v.model collate "pt-BR-x-icu" as value from makes join vehicles v on v.type = makes.type
        and v.make = makes.make
      where v.make = ${make} and v.year = ${year} and ${someFitment(shop, sql`v`, sql`v.year`, IS_ABOUT)} order by value`,
  );

export async function vehiclesKnown(shop: Shop, year: number, make: string, model: string): Promise<Vehicle[]> {
  const { rows } = await reader(shop).execute<Vehicle>(sql`with recursive ${makes(shop)}
    select v.id, v.type, v.year, v.make, v.model, v.family, v.engine, v.fuel, v.cod_fipe, v.year_code
    from makes join vehicles v on v.type = makes.type and v.make = makes.make
    where v.make = ${make} and v.year = ${year} and v.model = ${model}
      and ${someFitment(shop, sql`v`, sql`v.year`, IS_ABOUT)}
    order by v.engine, v.year_code, v.cod_fipe`);
  return rows;
}

async function values<Value extends string | number>(shop: Shop, query: SQL): Promise<Value[]> {
  const { rows } = await reader(shop).execute<{ value: Value }>(sql`with recursive ${makes(shop)} ${query}`);
  return rows.map(({ value }) => value);
}

/** What a fitment names of a vehicle `v` besides its make. */
const IS_ABOUT = sql`and ${isInScope(vehicleColumns)}`;

const someFitment = ({ companyId }: Shop, whose: SQL, year: SQL, more: SQL = sql``): SQL => sql`exists (
  select from fitments f where f.company_id = ${companyId} and f.vehicle_type = ${whose}.type and f.make = ${whose}.make
    and ${year} between f.year_from and f.year_to ${more})`;

// The next make of the index, and again: a scan that jumps.
const makes = ({ companyId }: Shop): SQL => sql`makes as (
    (select vehicle_type as type, make from fitments where company_id = ${companyId} order by vehicle_type, make limit 1)
    union all
    select next.* from makes, lateral (
      select vehicle_type, make from fitments
      where company_id = ${companyId} and (vehicle_type, make) > (makes.type, makes.make)
      order by vehicle_type, make limit 1) as next
  )`;
