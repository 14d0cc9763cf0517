import { cartPageTexts } from "./pt/cart-page.ts";
import { createText } from "./text.ts";

/** What the shop says in the cart and of what an order costs; loaded with those pages. */
export const cartPageText = createText(cartPageTexts);

export type CartPageText = typeof cartPageText;
export type CartPageTextId = Parameters<CartPageText>[0];

export const useCartPageText = () => cartPageText;
