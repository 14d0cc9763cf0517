import { listingTexts } from "./pt/listing.ts";
import { createText } from "./text.ts";

export const listingText = createText(listingTexts);

export type ListingText = typeof listingText;

export const useListingText = () => listingText;
