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

export const footerText = createText({ ...headerTexts, ...footerTexts, ...contactTexts, ...blogTexts });
