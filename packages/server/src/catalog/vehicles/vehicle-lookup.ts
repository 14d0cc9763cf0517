export type VehicleLookupResult = { codFipe: string; year: number };

/** An external lookup service. Undefined for an unknown vehicle. */
export type VehicleLookup = {
  byVin(vin: string): Promise<VehicleLookupResult | undefined>;
  byPlate(plate: string): Promise<VehicleLookupResult | undefined>;
};
