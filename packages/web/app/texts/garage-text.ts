import { garageTexts } from "./pt/garage.ts";
import { textWith } from "./text.ts";

/** What the shop says about vehicles; loaded with the picker and the garage. */
export const textOf = textWith(garageTexts);

export const useText = () => textOf;
