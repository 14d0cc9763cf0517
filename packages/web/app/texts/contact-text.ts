import { contactTexts } from "./pt/contact.ts";
import { type TextId, textWith } from "./text.ts";

export type ContactTextId = TextId | keyof typeof contactTexts;

/** What the shop says on its contact page and about its news; loaded with those pages. */
export const contactText = textWith(contactTexts);

export const useContactText = () => contactText;
