import { MOTORCYCLE_FAMILIES } from "../applications/motorcycles.ts";
import { chainKits, mirrors, motorcyclePads, motorcycleShocks, motorcycleShoes } from "../lines/motorcycle.ts";
import * as motorcycleShelf from "../lines/motorcycle-shelf.ts";
import { fitted, type Offer, shelf } from "./catalogue.ts";

export const MOTORCYCLE_OFFERS: Offer[] = [
  fitted(chainKits, MOTORCYCLE_FAMILIES, 0, 14),
  fitted(motorcyclePads, MOTORCYCLE_FAMILIES, 0, 12, 3),
  fitted(motorcycleShoes, MOTORCYCLE_FAMILIES, 0, 5),
  shelf(motorcycleShelf.motorcycleTyres),
  fitted(motorcycleShocks, MOTORCYCLE_FAMILIES, 0, 5, 1),
  shelf(motorcycleShelf.motorcycleOils),
  fitted(motorcycleShelf.motorcycleOilFilters, MOTORCYCLE_FAMILIES, 0, 8, 1),
  fitted(motorcycleShelf.motorcyclePlugs, MOTORCYCLE_FAMILIES, 0, 7),
  shelf(motorcycleShelf.motorcycleBatteries),
  shelf(motorcycleShelf.motorcycleBulbs),
  fitted(mirrors, MOTORCYCLE_FAMILIES, 0, 6),
];
