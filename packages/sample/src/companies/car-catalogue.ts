import { CAR_ENGINES, CAR_FAMILIES } from "../applications/cars.ts";
import { batteries, bulbs } from "../lines/batteries-and-lamps.ts";
import { drums, frontDiscs, frontPads, rearDiscs, rearPads, shoes } from "../lines/brakes.ts";
import { alternators, headlamps, ignitionCoils, sparkPlugs, wipers } from "../lines/electric.ts";
import { bearings, clutchKits, polyBelts, radiators, timingKits, waterPumps } from "../lines/engine.ts";
import { airFilters, cabinFilters, fuelFilters, oilFilters } from "../lines/filters.ts";
import { brakeFluids, coolants, engineOils, gearOils } from "../lines/fluids.ts";
import { floorMats, gearKnobs, organizers, seatCovers, steeringCovers } from "../lines/interior.ts";
import * as suspension from "../lines/suspension.ts";
import { tyres } from "../lines/tyres.ts";
import { alloyWheels } from "../lines/wheels.ts";
import { fitted, type Offer, shelf } from "./catalogue.ts";

const larger = CAR_FAMILIES.filter((application) => application.size >= 2);
const smaller = CAR_FAMILIES.filter((application) => application.size <= 1);

export const CAR_OFFERS: Offer[] = [
  fitted(frontPads, CAR_FAMILIES, 0, 16, 4),
  fitted(rearPads, larger, 0, 6),
  fitted(frontDiscs, CAR_FAMILIES, 0, 12, 2),
  fitted(rearDiscs, larger, 0, 5),
  fitted(drums, smaller, 0, 6),
  fitted(shoes, smaller, 0, 6, 1),
  shelf(brakeFluids),
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
  shelf(coolants),
  fitted(sparkPlugs, CAR_ENGINES, 0, 7),
  fitted(ignitionCoils, CAR_ENGINES, 4, 8, 1),
  fitted(clutchKits, CAR_ENGINES, 0, 9),
  fitted(oilFilters, CAR_ENGINES, 0, 12, 4),
  fitted(airFilters, CAR_ENGINES, 0, 8, 2),
  fitted(cabinFilters, CAR_FAMILIES, 4, 11),
  fitted(fuelFilters, CAR_ENGINES, 0, 6),
  shelf(engineOils),
  shelf(gearOils),
  shelf(batteries),
  fitted(alternators, CAR_ENGINES, 3, 8),
  fitted(headlamps, CAR_FAMILIES, 0, 7),
  shelf(bulbs),
  shelf(tyres),
  shelf(alloyWheels),
  fitted(floorMats, CAR_FAMILIES, 0, 12),
  shelf(seatCovers),
  shelf(steeringCovers),
  shelf(gearKnobs),
  shelf(organizers),
  fitted(wipers, CAR_FAMILIES, 14, 19, 1),
];
