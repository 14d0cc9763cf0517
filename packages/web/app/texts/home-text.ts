import { homeTexts } from "./pt/home.ts";
import { createText } from "./text.ts";

/** What the shop says on its home page; loaded with it. */
export const homeText = createText(homeTexts);

export const useHomeText = () => homeText;
export type HomeText = typeof homeText;
