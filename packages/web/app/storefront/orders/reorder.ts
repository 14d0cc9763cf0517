import type { SkippedLineDto } from "@pecacerta/contract/orders";
import { lineKey } from "@pecacerta/rules/cart";
import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { fromCartDto } from "../cart/cart-product.ts";
import { currentCart, setServerCart, useCart } from "../cart/cart-store.ts";
import { type BrowserCartLine, flushCart } from "../cart/sync-cart.ts";
import { currentSession } from "../sessions/session-store.ts";

type ReorderResult =
  | { ok: true; added: readonly BrowserCartLine[]; skippedLines: readonly SkippedLineDto[] }
  | CallFailure;

export async function reorderItems(number: string): Promise<ReorderResult> {
  // The response replaces the cart, so pending changes are sent first.
  if (useCart.getState().unsent) await flushCart();
  const previous = new Set(currentCart().items.map(lineKey));
  const response = await call("POST /user/orders/:number/again", { params: { number } });
  if (!response.ok) return response;
  const { cart, left_out: skippedLines } = response.value.data;
  const customer = currentSession()?.customer;
  if (customer) setServerCart(fromCartDto(cart), customer.id);
  const added = currentCart().items.filter((line) => !previous.has(lineKey(line)));
  return { ok: true, added, skippedLines };
}
