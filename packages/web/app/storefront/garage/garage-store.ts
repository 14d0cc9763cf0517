import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { emptyGarage, type Garage, setGarageVehicles } from "@pecacerta/rules/garage";
import { create } from "zustand";
import { isObject, keepValue, keptValue } from "../../client/kept.ts";
import { parseStoredGarage } from "./stored-garage.ts";

const VERSION = 1;

export const garageKey = (company: string): string => `garage_${company}`;

export type ChosenVehicle = VehicleDto;

type GarageState = {
  /** False until the browser looked: until then nobody knows whether there is a vehicle. */
  isLoaded: boolean;
  company: string;
  garage: Garage<VehicleDto>;
  /** The customer whose vehicles these are; null for those of a visitor. */
  owner: string | null;
};

const nothing = { garage: emptyGarage<VehicleDto>(), owner: null };

export const useGarage = create<GarageState>(() => ({ ...nothing, isLoaded: false, company: "" }));

/** The vehicle that lists and pages are judged by, of a visitor and of a customer alike; null on the server. */
export const useChosenVehicle = (): ChosenVehicle | null => useGarage(({ garage }) => garage.current);

export const currentGarage = (): Garage<VehicleDto> => useGarage.getState().garage;

/** Takes up the company's garage as this browser, or another tab of it, left it last. */
export function loadGarage(company: string): void {
  const kept = keptValue(garageKey(company), VERSION);
  const { owner, garage } = isObject(kept) ? kept : {};
  const found = parseStoredGarage(garage);
  const whose = { owner: typeof owner === "string" ? owner : null };
  useGarage.setState({ ...nothing, ...(found && { garage: found, ...whose }), isLoaded: true, company });
}

/** A change by whoever holds this browser. */
export function updateGarage(change: (garage: Garage<VehicleDto>) => Garage<VehicleDto>): void {
  keep({ garage: change(currentGarage()) });
}

/** The server's word: the vehicles of this customer. */
export function setServerVehicles(items: readonly VehicleDto[], owner: string): void {
  keep({ garage: setGarageVehicles(currentGarage(), items), owner });
}

export function resetGarage(): void {
  keep(nothing);
}

function keep(change: Partial<GarageState>): void {
  useGarage.setState(change);
  const { company, garage, owner } = useGarage.getState();
  keepValue(garageKey(company), VERSION, { garage, owner });
}
