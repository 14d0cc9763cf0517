import { blogTexts } from "./pt/blog.ts";
import { createText } from "./text.ts";

/** What the shop says around its articles and about itself; loaded with those pages. */
export const blogText = createText(blogTexts);

export const useBlogText = () => blogText;
