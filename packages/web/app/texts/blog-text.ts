import { blogTexts } from "./pt/blog.ts";
import { textWith } from "./text.ts";

/** What the shop says around its articles and about itself; loaded with those pages. */
export const blogText = textWith(blogTexts);

export const useBlogText = () => blogText;
