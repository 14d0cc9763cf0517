import { useVehicleCards } from "../product-card/use-vehicle-cards.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";

export const SHELF_SIZES = { theBest: 10, newArrivals: 10, specialOffers: 8, mostRated: 10 };

type Shelves = Record<keyof typeof SHELF_SIZES, readonly ProductCardData[]>;

/** The shelves of the page with what fits the chosen vehicle first. */
export const useVehicleShelves = (shelves: Shelves): { cards: Shelves; rankedFor: string | undefined } =>
  useVehicleCards(shelves, "home", async ({ loadCollection }, vehicleId) => {
    const [theBest, newArrivals, specialOffers, mostRated] = await Promise.all([
      loadCollection("GET /products/theBest", { limit: SHELF_SIZES.theBest, vehicleId }),
      loadCollection("GET /products/newArrivals", { limit: SHELF_SIZES.newArrivals, vehicleId }),
      loadCollection("GET /products/specialOffers", { limit: SHELF_SIZES.specialOffers, vehicleId }),
      loadCollection("GET /products/mostRated", { limit: SHELF_SIZES.mostRated, vehicleId }),
    ]);
    return theBest && newArrivals && specialOffers && mostRated
      ? { theBest, newArrivals, specialOffers, mostRated }
      : undefined;
  });
