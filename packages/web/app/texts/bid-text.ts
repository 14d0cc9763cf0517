import { bidTexts } from "./pt/bids.ts";
import { createText } from "./text.ts";

/** What the shop says about offers; loaded with their pages. */
export const bidText = createText(bidTexts);

export const useBidText = () => bidText;
