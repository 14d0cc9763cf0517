import { type SQL, sql } from "drizzle-orm";

/** Whether the fitment `f` says that its product serves the vehicle `v`. What a fitment leaves open holds for all. */
export const servesVehicle: SQL = sql`(
  v.type = f.vehicle_type and v.make = f.make and v.family = f.family and v.year between f.year_from and f.year_to
  and (f.fuel is null or f.fuel = v.fuel) and (f.engine is null or f.engine = v.engine)
  and (f.cod_fipe is null or f.cod_fipe = v.cod_fipe))`;

/** Whether the product `p` fits a vehicle: one made for all fits, one of which nobody knows does not. */
export const fits = (vehicleId: string): SQL => sql`(
  p.compatibility = 'all' or p.compatibility = 'listed' and exists (
    select from vehicles v join fitments f on ${servesVehicle}
    where v.id = ${vehicleId} and f.company_id = p.company_id and f.product_id = p.id))`;
