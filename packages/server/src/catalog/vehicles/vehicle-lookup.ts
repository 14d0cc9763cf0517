export type VehicleLookupResult = { codFipe: string; year: number };

/** An external lookup service. Undefined for an unknown vehicle. */
export type VehicleLookup = {
  /** `vin` as `readVin` accepted it. */
  byVin(vin: string): Promise<VehicleLookupResult | undefined>;
  /** `plate` as `readPlate` accepted it. */
  byPlate(plate: string): Promise<VehicleLookupResult | undefined>;
};

export const disabledVehicleLookup = (): VehicleLookup => ({
  byVin: async () => undefined,
  byPlate: async () => undefined,
});
