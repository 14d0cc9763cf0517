import { searchTexts } from "./pt/search.ts";
import { textWith } from "./text.ts";

/** What the shop says where somebody searches. */
export const textOf = textWith(searchTexts);

export const useText = () => textOf;
