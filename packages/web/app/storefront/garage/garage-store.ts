import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { emptyGarage, type Garage, setGarageVehicles } from "@pecacerta/rules/garage";
import { create } from "zustand";
import { isObject, keepValue, keptValue } from "../../client/kept.ts";
import { parseStoredGarage } from "./stored-garage.ts";

const VERSION = 1;

export const garageKey = (company: string): string => `garage_${company}`;

export type SelectedGarageVehicle = VehicleDto;

type GarageState = {
  /** False until the browser looked: until then nobody knows whether there is a vehicle. */
  isLoaded: boolean;
  company: string;
  garage: Garage<VehicleDto>;
  /** The customer whose vehicles these are; null for those of a visitor. */
  owner: string | null;
};

const emptyState = { garage: emptyGarage<VehicleDto>(), owner: null };

export const useGarage = create<GarageState>(() => ({ ...emptyState, isLoaded: false, company: "" }));

/** The vehicle that lists and pages are judged by, of a visitor and of a customer alike; null on the server. */
export const useCurrentVehicle = (): SelectedGarageVehicle | null => useGarage(({ garage }) => garage.current);

export const currentGarage = (): Garage<VehicleDto> => useGarage.getState().garage;

/** Takes up the company's garage as this browser, or another tab of it, left it last. */
export function loadGarage(company: string): void {
  const stored = keptValue(garageKey(company), VERSION);
  const { owner, garage } = isObject(stored) ? stored : {};
  const parsed = parseStoredGarage(garage);
  const ownership = { owner: typeof owner === "string" ? owner : null };
  useGarage.setState({ ...emptyState, ...(parsed && { garage: parsed, ...ownership }), isLoaded: true, company });
}

/** A change by whoever holds this browser. */
export function updateGarage(change: (garage: Garage<VehicleDto>) => Garage<VehicleDto>): void {
  save({ garage: change(currentGarage()) });
}

/** The server's word: the vehicles of this customer. */
export function setServerVehicles(items: readonly VehicleDto[], owner: string): void {
  save({ garage: setGarageVehicles(currentGarage(), items), owner });
}

export function resetGarage(): void {
  save(emptyState);
}

function save(change: Partial<GarageState>): void {
  useGarage.setState(change);
  const { company, garage, owner } = useGarage.getState();
  keepValue(garageKey(company), VERSION, { garage, owner });
}
