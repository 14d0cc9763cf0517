import { bidTexts } from "./pt/bids.ts";
import { textWith } from "./text.ts";

/** What the shop says about offers; loaded with their pages. */
export const bidText = textWith(bidTexts);

export const useBidText = () => bidText;
