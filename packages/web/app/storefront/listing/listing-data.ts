import type { ListingDto } from "@pecacerta/contract/listing";
import type { ProductCardDto } from "@pecacerta/contract/product";
import type { Outcome } from "@pecacerta/rules/outcome";
import { orThrowNotFound } from "../../not-found.ts";
import { type ProductCardData, toProductCard } from "../product-info/product-card-data.ts";

export type ListingData = Omit<ListingDto, "items"> & {
  cards: ProductCardData[];
  /** They may fit the vehicle of the list: their manufacturers publish no vehicles. */
  cardsToCheck: ProductCardData[];
};

type CardListing = Omit<ListingDto, "items"> & { items: ProductCardDto[] };

/** An unknown category or an invalid cursor is a page not found. */
export function listingData(result: Outcome<CardListing, string, unknown>): ListingData {
  const { items, ...rest } = orThrowNotFound(result.ok ? result.value : undefined);
  return { ...rest, cards: items.map(toProductCard), cardsToCheck: [] };
}
