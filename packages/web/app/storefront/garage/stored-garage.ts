import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { emptyGarage, MAX_GARAGE_VEHICLES, selectGarageVehicle, setGarageVehicles } from "@pecacerta/rules/garage";
import * as v from "valibot";

const integer = v.pipe(v.number(), v.safeInteger());

const vehicleSchema = v.object({
  id: v.string(),
  type: integer,
  year: integer,
  make: v.string(),
  model: v.string(),
  family: v.string(),
  engine: v.string(),
  fuel: v.string(),
  cod_fipe: v.string(),
  year_code: v.string(),
});

/** A garage whose current vehicle is one of its vehicles. */
export const storedGarageSchema = v.pipe(
  v.object({ items: v.array(vehicleSchema), current: v.fallback(v.nullable(v.object({ id: v.string() })), null) }),
  v.transform(({ items, current }) => {
    const garage = setGarageVehicles(emptyGarage<VehicleDto>(), items.slice(0, MAX_GARAGE_VEHICLES));
    return selectGarageVehicle(garage, current?.id ?? null);
  }),
);
