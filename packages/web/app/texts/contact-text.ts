import { contactTexts } from "./pt/contact.ts";
import { createText } from "./text.ts";

/** What the shop says on its contact page and about its news; loaded with those pages. */
export const contactText = createText(contactTexts);

export const useContactText = () => contactText;
