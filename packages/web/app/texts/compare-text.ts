import { compareTexts } from "./pt/compare.ts";
import { createText } from "./text.ts";

const compareText = createText(compareTexts);

/** What the page of compared products says. */
export const useCompareText = () => compareText;
