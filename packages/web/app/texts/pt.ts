import { cartTexts } from "./pt/cart.ts";
import { catalogTexts } from "./pt/catalog.ts";
import { messageTexts } from "./pt/messages.ts";
import { shellTexts } from "./pt/shell.ts";

/** Texts of every page, in Portuguese. */
export const pt = {
  // First, so that the texts below can override them.
  ...messageTexts,
  ...shellTexts,
  ...catalogTexts,
  ...cartTexts,
} as const;
