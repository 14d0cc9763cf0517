import { TRUCK_FAMILIES } from "../applications/trucks.ts";
import { airDryers, brakeChambers, leafSprings, truckDiscs, truckDrums, truckLinings } from "../lines/truck.ts";
import * as truckEngine from "../lines/truck-engine.ts";
import * as truckShelf from "../lines/truck-shelf.ts";
import { fitted, type Offer, shelf } from "./catalogue.ts";

export const TRUCK_OFFERS: Offer[] = [
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
  shelf(truckShelf.dieselOils),
  shelf(truckShelf.truckBatteries),
  shelf(truckShelf.truckBulbs),
  shelf(truckShelf.truckTyres),
];
