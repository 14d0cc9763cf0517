import { slugify } from "./text.ts";

export type Brand = { slug: string; name: string; image: string | null; country: string | null };

/** A product refers to a registered brand by slug, or names any other; empty text means no brand. */
export const resolveBrand = (registered: Brand | null, text: string): Brand | null =>
  registered ?? (text === "" ? null : { slug: slugify(text), name: text, image: null, country: null });
