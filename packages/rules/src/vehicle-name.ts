import { ZERO_KM_YEAR } from "./vehicle.ts";

/** How a vehicle is called for short: `Gol 1.6 8V 2014`, a new one `Gol 1.6 8V 0 km`. */
export const formatVehicleName = ({ family, engine, year }: { family: string; engine: string; year: number }): string =>
  [family, engine, year === ZERO_KM_YEAR ? "0 km" : String(year)].filter(Boolean).join(" ");
