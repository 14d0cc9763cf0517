import { slugify } from "./text.ts";

/** A brand as pages and calls tell it; of one that nobody has registered, only its name is known. */
export type Brand = { slug: string; name: string; image: string | null; country: string | null };

/** A product names its brand by the slug of a registered one, or else by any text; an empty text is no brand. */
export const resolveBrand = (registered: Brand | null, text: string): Brand | null =>
  registered ?? (text === "" ? null : { slug: slugify(text), name: text, image: null, country: null });
