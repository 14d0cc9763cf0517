import { homeTexts } from "./pt/home.ts";
import { createText } from "./text.ts";

export const homeText = createText(homeTexts);

export const useHomeText = () => homeText;
export type HomeText = typeof homeText;
