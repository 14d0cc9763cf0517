import { cartTexts } from "./pt/cart.ts";
import { catalogTexts } from "./pt/catalog.ts";
import { messageTexts } from "./pt/messages.ts";
import { shellTexts } from "./pt/shell.ts";

/** What any page of the storefront may say, in Portuguese; what only some say is beside it. */
export const pt = {
  // First, so that a page may say a key in its own words.
  ...messageTexts,
  ...shellTexts,
  ...catalogTexts,
  ...cartTexts,
} as const;
