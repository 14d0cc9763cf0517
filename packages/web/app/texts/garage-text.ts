import { garageTexts } from "./pt/garage.ts";
import { createText } from "./text.ts";

/** What the shop says about vehicles; loaded with the picker and the garage. */
export const garageText = createText(garageTexts);

export const useGarageText = () => garageText;
