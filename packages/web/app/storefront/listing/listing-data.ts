import type { ListingDto } from "@pecacerta/contract/listing";
import type { ProductCardDto } from "@pecacerta/contract/product";
import type { Outcome } from "@pecacerta/rules/outcome";
import { orNotFound } from "../../not-found.ts";
import { type ProductCardData, toProductCard } from "../product-card/product-card-data.ts";

/** A listing as its page carries it: cards instead of whole products. */
export type ListingData = Omit<ListingDto, "items"> & { cards: ProductCardData[] };

type CardListing = Omit<ListingDto, "items"> & { items: ProductCardDto[] };

/** A list that cannot be - of no category, from a cursor of another list - is a page not found. */
export function listingData(result: Outcome<CardListing, string, unknown>): ListingData {
  const { items, ...rest } = orNotFound(result.ok ? result.value : undefined);
  return { ...rest, cards: items.map(toProductCard) };
}
