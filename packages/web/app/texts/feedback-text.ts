import { opinionTexts } from "./pt/opinions.ts";
import { createText, type TextId } from "./text.ts";

export type FeedbackTextId = TextId | keyof typeof opinionTexts;

const feedbackText = createText(opinionTexts);

/** What the shop says to those who write reviews and questions; loaded when somebody does. */
export const useFeedbackText = () => feedbackText;
