import { vehicles } from "./tables.ts";

export const vehicleDtoColumns = {
  id: vehicles.id,
  type: vehicles.type,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  family: vehicles.family,
  engine: vehicles.engine,
  fuel: vehicles.fuel,
  cod_fipe: vehicles.codFipe,
  year_code: vehicles.yearCode,
};
