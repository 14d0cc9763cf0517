import type { VehicleChoice } from "@pecacerta/rules/vehicle-selection";

/** What the form knows before scripts run. `type` is empty until one is chosen. */
export type VehicleFormData = {
  type: string;
  brand: VehicleChoice | null;
  model: VehicleChoice | null;
  brands: readonly VehicleChoice[];
  models: readonly VehicleChoice[];
  years: readonly VehicleChoice[];
};
