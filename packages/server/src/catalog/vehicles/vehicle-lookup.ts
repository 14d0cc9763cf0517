/** Which vehicle somebody who knows chassis numbers or plates takes one for: a code of the price table and a year. */
export type VehicleLookupResult = { codFipe: string; year: number };

/** Asks outside for a vehicle. `undefined`: unknown there, or nobody to ask. */
export type VehicleLookup = {
  /** `vin` as `readVin` accepted it. */
  byVin(vin: string): Promise<VehicleLookupResult | undefined>;
  /** `plate` as `readPlate` accepted it. */
  byPlate(plate: string): Promise<VehicleLookupResult | undefined>;
};

/** Nobody to ask: every chassis number and every plate is unknown. */
export const disabledVehicleLookup = (): VehicleLookup => ({
  byVin: async () => undefined,
  byPlate: async () => undefined,
});
