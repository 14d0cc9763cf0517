import type { Vehicle } from "@pecacerta/contract/vehicle";
import { modelYears } from "@pecacerta/rules/fits";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { factsOfVin, readVin } from "@pecacerta/rules/vin";
import type { Installation } from "../../app/installation.ts";
import { vehicleNamed } from "./named.ts";

type Found = Outcome<Vehicle, "INVALID_VIN" | "VEHICLE_NOT_FOUND", { errors: object }>;

/**
 * The vehicle with a chassis number. What an outside service says is believed only where the number itself does not say
 * otherwise, and answered only as the shop's own vehicle.
 */
export async function vehicleByVin(installation: Installation, text: string, now: Date): Promise<Found> {
  const read = readVin(text);
  if (!read.ok) return refused(read.refusal, { errors: { vin: read.refusal } });
  const told = await installation.lookup.byVin(read.value);
  const vehicle = told && (await vehicleNamed(installation.database.reader, told.codFipe, told.year));
  if (!vehicle) return refused("VEHICLE_NOT_FOUND");
  if (!contradicts(read.value, vehicle, now.getFullYear())) return done(vehicle);
  installation.log.warn({ vehicle: vehicle.cod_fipe }, "A chassis number and the service that knows it disagree");
  return refused("VEHICLE_NOT_FOUND");
}

// Makers of another continent need not say the year there: only what a number from here says is held against a vehicle.
function contradicts(vin: string, vehicle: Vehicle, thisYear: number): boolean {
  const facts = factsOfVin(vin, thisYear + 1);
  if (facts.make !== null && !folded(vehicle.make).includes(folded(facts.make))) return true;
  const isAmerican = /^[1-589]/.test(vin);
  const [from, to] = modelYears(vehicle.year, thisYear);
  return isAmerican && facts.modelYears.length > 0 && !facts.modelYears.some((year) => year >= from && year <= to);
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
