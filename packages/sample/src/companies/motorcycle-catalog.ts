import { MOTORCYCLE_FAMILIES } from "../fitments/motorcycle-groups.ts";
import { chainKits, mirrors, motorcyclePads, motorcycleShocks, motorcycleShoes } from "../product-lines/motorcycle.ts";
import * as motorcycleShelf from "../product-lines/motorcycle-universal.ts";
import { type CatalogEntry, fitted, universal } from "./catalog-entry.ts";

export const MOTORCYCLE_CATALOG: CatalogEntry[] = [
  fitted(chainKits, MOTORCYCLE_FAMILIES, 0, 14),
  fitted(motorcyclePads, MOTORCYCLE_FAMILIES, 0, 12, 3),
  fitted(motorcycleShoes, MOTORCYCLE_FAMILIES, 0, 5),
  universal(motorcycleShelf.motorcycleTires),
  fitted(motorcycleShocks, MOTORCYCLE_FAMILIES, 0, 5, 1),
  universal(motorcycleShelf.motorcycleOils),
  fitted(motorcycleShelf.motorcycleOilFilters, MOTORCYCLE_FAMILIES, 0, 8, 1),
  fitted(motorcycleShelf.motorcyclePlugs, MOTORCYCLE_FAMILIES, 0, 7),
  universal(motorcycleShelf.motorcycleBatteries),
  universal(motorcycleShelf.motorcycleBulbs),
  fitted(mirrors, MOTORCYCLE_FAMILIES, 0, 6),
];
