import { compareTexts } from "./pt/compare.ts";
import { createText } from "./text.ts";

const compareText = createText(compareTexts);

export const useCompareText = () => compareText;
