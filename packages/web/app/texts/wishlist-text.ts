import { wishlistTexts } from "./pt/wishlist.ts";
import { createText } from "./text.ts";

export const textOf = createText(wishlistTexts);

export const useText = () => textOf;
