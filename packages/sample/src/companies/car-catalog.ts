import { CAR_ENGINES, CAR_FAMILIES } from "../fitments/car-groups.ts";
import { batteries, bulbs } from "../product-lines/batteries-and-lamps.ts";
import { drums, frontDiscs, frontPads, rearDiscs, rearPads, shoes } from "../product-lines/brakes.ts";
import { alternators, headlamps, ignitionCoils, sparkPlugs, wipers } from "../product-lines/electric.ts";
import { bearings, clutchKits, polyBelts, radiators, timingKits, waterPumps } from "../product-lines/engine.ts";
import { airFilters, cabinFilters, fuelFilters, oilFilters } from "../product-lines/filters.ts";
import { brakeFluids, coolants, engineOils, gearOils } from "../product-lines/fluids.ts";
import { floorMats, gearKnobs, seatCovers, steeringCovers } from "../product-lines/interior.ts";
import { organizers } from "../product-lines/organizers.ts";
import * as suspension from "../product-lines/suspension.ts";
import { tires } from "../product-lines/tires.ts";
import { alloyWheels } from "../product-lines/wheels.ts";
import { type CatalogEntry, fitted, universal } from "./catalog-entry.ts";

const largerCars = CAR_FAMILIES.filter((group) => group.size >= 2);
const smallerCars = CAR_FAMILIES.filter((group) => group.size <= 1);

export const CAR_CATALOG: CatalogEntry[] = [
  fitted(frontPads, CAR_FAMILIES, 0, 16, 4),
  fitted(rearPads, largerCars, 0, 6),
  fitted(frontDiscs, CAR_FAMILIES, 0, 12, 2),
  fitted(rearDiscs, largerCars, 0, 5),
  fitted(drums, smallerCars, 0, 6),
  fitted(shoes, smallerCars, 0, 6, 1),
  universal(brakeFluids),
  fitted(suspension.frontShocks, CAR_FAMILIES, 0, 12, 2),
  fitted(suspension.rearShocks, CAR_FAMILIES, 0, 7),
  fitted(suspension.coilSprings, CAR_FAMILIES, 2, 9),
  fitted(suspension.controlArms, CAR_FAMILIES, 1, 7),
  fitted(suspension.ballJoints, CAR_FAMILIES, 3, 9),
  fitted(suspension.stabilizerLinks, CAR_FAMILIES, 5, 11, 1),
  fitted(suspension.tieRodEnds, CAR_FAMILIES, 0, 7),
  fitted(bearings, CAR_FAMILIES, 8, 15),
  fitted(timingKits, CAR_ENGINES, 0, 7),
  fitted(polyBelts, CAR_ENGINES, 3, 9),
  fitted(waterPumps, CAR_ENGINES, 0, 8),
  fitted(radiators, CAR_FAMILIES, 9, 14),
  universal(coolants),
  fitted(sparkPlugs, CAR_ENGINES, 0, 7),
  fitted(ignitionCoils, CAR_ENGINES, 4, 8, 1),
  fitted(clutchKits, CAR_ENGINES, 0, 9),
  fitted(oilFilters, CAR_ENGINES, 0, 12, 4),
  fitted(airFilters, CAR_ENGINES, 0, 8, 2),
  fitted(cabinFilters, CAR_FAMILIES, 4, 11),
  fitted(fuelFilters, CAR_ENGINES, 0, 6),
  universal(engineOils),
  universal(gearOils),
  universal(batteries),
  fitted(alternators, CAR_ENGINES, 3, 8),
  fitted(headlamps, CAR_FAMILIES, 0, 7),
  universal(bulbs),
  universal(tires),
  universal(alloyWheels),
  fitted(floorMats, CAR_FAMILIES, 0, 12),
  universal(seatCovers),
  universal(steeringCovers),
  universal(gearKnobs),
  universal(organizers),
  fitted(wipers, CAR_FAMILIES, 14, 19, 1),
];
