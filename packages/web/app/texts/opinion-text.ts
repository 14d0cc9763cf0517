import { opinionTexts } from "./pt/opinions.ts";
import { type TextId, textWith } from "./text.ts";

export type OpinionTextId = TextId | keyof typeof opinionTexts;

const opinionText = textWith(opinionTexts);

/** What the shop says to those who write reviews and questions; loaded when somebody does. */
export const useOpinionText = () => opinionText;
