import { listingTexts } from "./pt/listing.ts";
import { createText } from "./text.ts";

/** What the shop says where products are listed; loaded with those pages. */
export const listingText = createText(listingTexts);

export type ListingText = typeof listingText;

export const useListingText = () => listingText;
