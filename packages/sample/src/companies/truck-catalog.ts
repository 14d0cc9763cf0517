import { TRUCK_FAMILIES } from "../fitments/truck-groups.ts";
import { airDryers, brakeChambers, leafSprings, truckDiscs, truckDrums, truckLinings } from "../product-lines/truck.ts";
import * as truckEngine from "../product-lines/truck-engine.ts";
import * as truckShelf from "../product-lines/truck-universal.ts";
import { type CatalogEntry, fitted, universal } from "./catalog-entry.ts";

export const TRUCK_CATALOG: CatalogEntry[] = [
  fitted(brakeChambers, TRUCK_FAMILIES, 0, 8),
  fitted(airDryers, TRUCK_FAMILIES, 0, 6, 2),
  fitted(truckDrums, TRUCK_FAMILIES, 0, 5, 1),
  fitted(truckLinings, TRUCK_FAMILIES, 0, 5, 1),
  fitted(truckDiscs, TRUCK_FAMILIES, 2, 6),
  fitted(leafSprings, TRUCK_FAMILIES, 0, 6),
  fitted(truckEngine.truckShocks, TRUCK_FAMILIES, 0, 6),
  fitted(truckEngine.truckOilFilters, TRUCK_FAMILIES, 0, 7, 1),
  fitted(truckEngine.truckFuelFilters, TRUCK_FAMILIES, 0, 5),
  fitted(truckEngine.truckAirFilters, TRUCK_FAMILIES, 0, 4),
  fitted(truckEngine.truckPumps, TRUCK_FAMILIES, 0, 4),
  fitted(truckEngine.truckBelts, TRUCK_FAMILIES, 4, 8),
  fitted(truckEngine.truckClutches, TRUCK_FAMILIES, 0, 4),
  fitted(truckEngine.truckAlternators, TRUCK_FAMILIES, 0, 3),
  universal(truckShelf.dieselOils),
  universal(truckShelf.truckBatteries),
  universal(truckShelf.truckBulbs),
  universal(truckShelf.truckTires),
];
