import { compareTexts } from "./pt/compare.ts";
import { textWith } from "./text.ts";

const compareText = textWith(compareTexts);

/** What the page of compared products says. */
export const useCompareText = () => compareText;
