import { wishlistTexts } from "./pt/wishlist.ts";
import { textWith } from "./text.ts";

/** What the wishlist says; loaded with it. */
export const textOf = textWith(wishlistTexts);

export const useText = () => textOf;
