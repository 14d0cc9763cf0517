import { blogTexts } from "./pt/blog.ts";
import { contactTexts } from "./pt/contact.ts";
import { footerTexts } from "./pt/footer.ts";
import { headerTexts } from "./pt/header.ts";
import { createText, type TextId } from "./text.ts";

export type FooterTextId =
  | TextId
  | keyof typeof footerTexts
  | keyof typeof headerTexts
  | keyof typeof contactTexts
  | keyof typeof blogTexts;

/** What the footer says. It is drawn by the server alone: no browser loads this. */
export const footerText = createText({ ...headerTexts, ...footerTexts, ...contactTexts, ...blogTexts });
