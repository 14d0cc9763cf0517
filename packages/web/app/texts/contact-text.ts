import { contactTexts } from "./pt/contact.ts";
import { createText } from "./text.ts";

export const contactText = createText(contactTexts);

export const useContactText = () => contactText;
