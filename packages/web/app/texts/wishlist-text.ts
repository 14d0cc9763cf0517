import { wishlistTexts } from "./pt/wishlist.ts";
import { createText } from "./text.ts";

export const wishlistTextOf = createText(wishlistTexts);

export const useWishlistText = () => wishlistTextOf;
