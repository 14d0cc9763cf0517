import { blogTexts } from "./pt/blog.ts";
import { createText } from "./text.ts";

export const blogText = createText(blogTexts);

export const useBlogText = () => blogText;
