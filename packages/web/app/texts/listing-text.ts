import { listingTexts } from "./pt/listing.ts";
import { textWith } from "./text.ts";

/** What the shop says where products are listed; loaded with those pages. */
export const textOf = textWith(listingTexts);

export type Text = typeof textOf;

export const useText = () => textOf;
