import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { possibleModelYears } from "@pecacerta/rules/fitment";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { decodeVin, parseVin } from "@pecacerta/rules/vin";
import type { Logger } from "pino";
import type { Database } from "../../platform/database/open.ts";
import { findVehicleByCode } from "./find-vehicle-by-code.ts";
import type { VehicleLookup } from "./vehicle-lookup.ts";

type VinLookupOutcome = Outcome<VehicleDto, "INVALID_VIN" | "VEHICLE_NOT_FOUND", { errors: object }>;

/** Asks the configured lookup service, and refuses an answer that contradicts the chassis number itself. */
export async function findVehicleByVin(
  { database, log, lookup }: { database: Database; log: Logger; lookup: VehicleLookup },
  text: string,
  now: Date,
): Promise<VinLookupOutcome> {
  const vin = parseVin(text);
  if (!vin.ok) return refuse(vin.refusal, { errors: { vin: vin.refusal } });
  const lookedUp = await lookup.byVin(vin.value);
  const vehicle = lookedUp && (await findVehicleByCode(database.reader, lookedUp.codFipe, lookedUp.year));
  if (!vehicle) return refuse("VEHICLE_NOT_FOUND");
  if (!contradictsVin(vin.value, vehicle, now.getFullYear())) return accept(vehicle);
  log.warn({ vehicle: vehicle.cod_fipe }, "The vehicle lookup service contradicts the chassis number");
  return refuse("VEHICLE_NOT_FOUND");
}

// Only American chassis numbers must encode the model year.
function contradictsVin(vin: string, vehicle: VehicleDto, thisYear: number): boolean {
  const facts = decodeVin(vin, thisYear + 1);
  if (facts.make !== null && !withoutAccents(vehicle.make).includes(withoutAccents(facts.make))) return true;
  const isAmerican = /^[1-589]/.test(vin);
  const [from, to] = possibleModelYears(vehicle.year, thisYear);
  return isAmerican && facts.modelYears.length > 0 && !facts.modelYears.some((year) => year >= from && year <= to);
}

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
