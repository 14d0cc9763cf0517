import { headerTexts } from "./pt/header.ts";
import { createText, type TextId } from "./text.ts";

export type HeaderTextId = TextId | keyof typeof headerTexts;

/** What drops from the header and slides in from its side; a browser loads it with the first of them. */
export const headerText = createText(headerTexts);

export const useHeaderText = () => headerText;
