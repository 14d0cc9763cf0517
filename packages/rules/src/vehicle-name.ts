import { ZERO_KM_YEAR } from "./vehicle.ts";

/** Formats as `Gol 1.6 8V 2014` or, if new, `Gol 1.6 8V 0 km`. */
export const formatVehicleName = ({ family, engine, year }: { family: string; engine: string; year: number }): string =>
  [family, engine, year === ZERO_KM_YEAR ? "0 km" : String(year)].filter(Boolean).join(" ");
