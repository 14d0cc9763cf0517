import type { VehicleDto } from "@pecacerta/contract/vehicle";
import type { SelectedVehicle } from "@pecacerta/rules/vehicle-selection";

export const fromVehicleDto = ({ cod_fipe: code, make, model, year_code: yearCode }: VehicleDto): SelectedVehicle => ({
  code,
  yearCode,
  brandName: make,
  modelName: model,
  brandCode: "",
  modelCode: "",
});
