import { opinionTexts } from "./pt/opinions.ts";
import { createText, type TextId } from "./text.ts";

export type FeedbackTextId = TextId | keyof typeof opinionTexts;

const feedbackText = createText(opinionTexts);

export const useFeedbackText = () => feedbackText;
