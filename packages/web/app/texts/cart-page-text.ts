import { cartPageTexts } from "./pt/cart-page.ts";
import { textWith } from "./text.ts";

/** What the shop says in the cart and of what an order costs; loaded with those pages. */
export const textOf = textWith(cartPageTexts);

export type Text = typeof textOf;
export type TextId = Parameters<Text>[0];

export const useText = () => textOf;
