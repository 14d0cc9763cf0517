import { garageTexts } from "./pt/garage.ts";
import { createText } from "./text.ts";

export const garageText = createText(garageTexts);

export const useGarageText = () => garageText;
