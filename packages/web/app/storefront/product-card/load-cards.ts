import { call } from "../../client/call.ts";
import { type ProductCardData, toProductCard } from "../product-info/product-card-data.ts";

type CollectionCall =
  | "GET /products/theBest"
  | "GET /products/newArrivals"
  | "GET /products/specialOffers"
  | "GET /products/mostRated";

type Options = { limit: number; vehicleId: string };

async function loadCollection(
  name: CollectionCall,
  { limit, vehicleId }: Options,
): Promise<ProductCardData[] | undefined> {
  const response = await call(name, { query: { limit, for_vehicle: vehicleId, view: "card" } });
  return response.ok ? response.value.data.map(toProductCard) : undefined;
}

type NeighborCall = "GET /products/:slug/related" | "GET /products/:slug/analogs";

async function loadNeighbors(
  name: NeighborCall,
  slug: string,
  { limit, vehicleId }: Options,
): Promise<ProductCardData[] | undefined> {
  if (limit === 0) return [];
  const query = { limit, for_vehicle: vehicleId, view: "card" } as const;
  const response = await call(name, { params: { slug }, query });
  return response.ok ? response.value.data.map(toProductCard) : undefined;
}

/** Undefined where a call fails: what is on the page stays. */
export const cardCalls = { loadCollection, loadNeighbors };
