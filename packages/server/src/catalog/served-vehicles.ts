import { ZERO_KM } from "@pecacerta/rules/fits";
import { type SQL, sql } from "drizzle-orm";
import { engineWords, isOfYears, isPossible, vehicleColumns, weightAgainst, weightFor } from "./fitment.ts";

// The years stand in the index behind what a row names; what is sold as new stands under a year of its own.
const vehiclesOf = (isMeant: SQL, isNamed: SQL): SQL =>
  sql.join(
    [sql`v.year between f.year_from and f.year_to`, sql`v.year = ${sql.raw(String(ZERO_KM))}`].map(
      (isOfYear) => sql`
        select v.id, v.year, v.fuel, v.engine_words from vehicles v
        where ${isMeant} and v.type = f.vehicle_type and v.make = f.make and ${isNamed} and ${isOfYear}`,
    ),
    sql` union all `,
  );

/** The ids of the vehicles that the product `p` serves by its rows, each looked up by the one thing that its scope names. */
export const servedVehicles: SQL = sql`
  select v.id
  from (
    select vehicle_type, make, family, model, cod_fipe, year_from, year_to, fuel, engine, body, excluded, weight,
      ${engineWords(sql`f.engine`)} as engine_words
    from fitments f where f.company_id = p.company_id and f.product_id = p.id
    -- So that the words are made once for each row, not again for each vehicle.
    offset 0
  ) as f cross join lateral (
    ${vehiclesOf(sql`f.cod_fipe <> ''`, sql`v.cod_fipe = f.cod_fipe`)}
    union all
    ${vehiclesOf(sql`coalesce(f.cod_fipe, '') = '' and f.model <> ''`, sql`v.model = f.model`)}
    union all
    ${vehiclesOf(sql`coalesce(f.cod_fipe, '') = '' and coalesce(f.model, '') = ''`, sql`v.family = f.family`)}
  ) as v
  where ${isOfYears(vehicleColumns)} and ${isPossible(vehicleColumns, sql`f.engine_words`)}
  group by v.id
  having ${weightFor} > coalesce(${weightAgainst(vehicleColumns, sql`f.engine_words`)}, 0)`;
