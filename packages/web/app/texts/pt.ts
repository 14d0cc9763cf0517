import { accountTexts } from "./pt/account.ts";
import { cartTexts } from "./pt/cart.ts";
import { catalogTexts } from "./pt/catalog.ts";
import { checkoutTexts } from "./pt/checkout.ts";
import { messageTexts } from "./pt/messages.ts";
import { shellTexts } from "./pt/shell.ts";

/** Everything the storefront says, in Portuguese. */
export const pt = {
  // First, so that a page may say a key in its own words.
  ...messageTexts,
  ...shellTexts,
  ...catalogTexts,
  ...accountTexts,
  ...cartTexts,
  ...checkoutTexts,
} as const;
