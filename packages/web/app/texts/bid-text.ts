import { bidTexts } from "./pt/bids.ts";
import { createText } from "./text.ts";

export const bidText = createText(bidTexts);

export const useBidText = () => bidText;
