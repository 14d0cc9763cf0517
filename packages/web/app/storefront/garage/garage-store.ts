import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { emptyGarage, type Garage, takeAccountVehicles } from "@pecacerta/rules/garage";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { storedGarageSchema } from "./stored-garage.ts";

export const garageKey = (company: string): string => `garage_${company}`;

type GarageData = {
  garage: Garage<VehicleDto>;
  /** The id of the customer whose vehicles these are; null for a visitor's. */
  owner: string | null;
};

export const useGarage = createPersistedStore<GarageData, GarageData>({
  keyOf: garageKey,
  initial: { garage: emptyGarage<VehicleDto>(), owner: null },
  toStored: ({ garage, owner }) => ({ garage, owner }),
  schema: v.object({ garage: storedGarageSchema, owner: v.fallback(v.nullable(v.string()), null) }),
  fromStored: (stored) => stored,
});

export const { load: loadGarage, reset: resetGarage } = useGarage;

/** The vehicle that fitment is shown for, a visitor's or a customer's; null on the server. */
export const useCurrentVehicle = (): VehicleDto | null => useGarage(({ garage }) => garage.current);

export const currentGarage = (): Garage<VehicleDto> => useGarage.getState().garage;

export function updateGarage(change: (garage: Garage<VehicleDto>) => Garage<VehicleDto>): void {
  useGarage.setState({ garage: change(currentGarage()) });
}

export function setServerVehicles(items: readonly VehicleDto[], owner: string): void {
  useGarage.setState({ garage: takeAccountVehicles(currentGarage(), items), owner });
}
