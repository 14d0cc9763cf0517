import { findCardListing } from "@pecacerta/server/catalog/catalog";
import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import { type ListingData, listingData } from "./storefront/listing/listing-data.ts";
import { toProductCard } from "./storefront/product-info/product-card-data.ts";

type Query = Parameters<typeof findCardListing>[1];
type Parsed = Parameters<typeof findCardListing>[2];

const MAX_CARDS_TO_CHECK = 16;

/** Loads a list. Products whose manufacturers publish no vehicles follow the last page for a vehicle. */
export async function loadListing(tenant: Tenant, query: Query, parsed?: Parsed): Promise<ListingData> {
  const listing = listingData(await findCardListing(tenant, query, parsed));
  if (query.filters.vehicle === undefined || listing.to < listing.total) return listing;
  const position = { page: 1, limit: MAX_CARDS_TO_CHECK, after: undefined, before: undefined };
  const unknown = await findCardListing(tenant, { ...query, ...position, fit: "unknown" }, parsed);
  return { ...listing, cardsToCheck: unknown.ok ? unknown.value.items.map(toProductCard) : [] };
}
