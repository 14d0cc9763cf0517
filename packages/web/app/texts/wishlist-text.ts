import { wishlistTexts } from "./pt/wishlist.ts";
import { createText } from "./text.ts";

/** What the wishlist says; loaded with it. */
export const textOf = createText(wishlistTexts);

export const useText = () => textOf;
