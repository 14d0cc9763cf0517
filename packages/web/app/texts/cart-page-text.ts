import { cartPageTexts } from "./pt/cart-page.ts";
import { createText } from "./text.ts";

export const cartPageText = createText(cartPageTexts);

export type CartPageText = typeof cartPageText;
export type CartPageTextId = Parameters<CartPageText>[0];

export const useCartPageText = () => cartPageText;
