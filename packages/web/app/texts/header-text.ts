import { headerTexts } from "./pt/header.ts";
import { createText, type TextId } from "./text.ts";

export type HeaderTextId = TextId | keyof typeof headerTexts;

export const headerText = createText(headerTexts);

export const useHeaderText = () => headerText;
