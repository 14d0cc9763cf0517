import { mergeCarts } from "@pecacerta/rules/cart";
import { call } from "../../client/call.ts";
import { currentSession } from "../session/session-store.ts";
import { type BrowserCart, fromCartDto } from "./cart-product.ts";
import { currentCart, setServerCart, useCart } from "./cart-store.ts";

export type BrowserCartLine = BrowserCart["items"][number];

let pendingFlush: Promise<void> | undefined;

/** Brings the browser's cart and the customer's cart at the server together. */
export async function syncCart(customerId: string): Promise<void> {
  if (hasUnsentChanges(customerId)) return flushCart();
  const response = await call("GET /user/cart", {});
  if (!response.ok || currentSession()?.customer.id !== customerId) return;
  // Something may have been put in while the answer was on its way.
  if (hasUnsentChanges(customerId)) return flushCart();
  const serverCart = fromCartDto(response.value.data);
  const { owner, cart } = useCart.getState();
  const merged = owner === null ? mergeCarts(serverCart, cart) : serverCart;
  setServerCart(merged, customerId);
  if (merged !== serverCart) {
    useCart.setState({ unsent: true });
    await flushCart();
  }
}

/**
 * Tells the server what the cart has become, one call at a time, until it knows the last change; its answer is the
 * cart at today's prices. `added` is the one line that the server lacks, where nothing else changed.
 */
export function flushCart(addedLine?: BrowserCartLine): Promise<void> {
  // Whoever comes while a call is on its way waits for the same end: the last change is told before it.
  pendingFlush ??= flushUntilSaved(addedLine).finally(() => {
    pendingFlush = undefined;
  });
  return pendingFlush;
}

async function flushUntilSaved(addedLine?: BrowserCartLine): Promise<void> {
  const customerId = currentSession()?.customer.id;
  let lineToAdd = addedLine;
  while (customerId !== undefined && currentSession()?.customer.id === customerId) {
    const sent = currentCart();
    const saved = lineToAdd ? await insert(lineToAdd) : await save(sent);
    lineToAdd = undefined;
    if (!saved.ok) return revertCart(saved.status, customerId);
    if (currentCart() === sent) return setServerCart(fromCartDto(saved.value.data), customerId);
  }
}

const insert = (line: BrowserCartLine) => call("POST /user/cart/insert", { body: toCartLineInput(line) });

const save = (cart: BrowserCart) => call("PUT /user/cart", { body: { items: cart.items.map(toCartLineInput) } });

/** A line as the contract wants it: no price and no copy of the product. */
export const toCartLineInput = ({ product, options, quantity }: BrowserCartLine) => ({
  product_id: product.id,
  options,
  quantity,
});

// What the server will never take (a product that is gone, one line too many) must not be offered for ever; what it did not hear, must.
async function revertCart(status: number, customerId: string): Promise<void> {
  if (![404, 409, 422].includes(status)) return;
  const response = await call("GET /user/cart", {});
  if (response.ok && currentSession()?.customer.id === customerId)
    setServerCart(fromCartDto(response.value.data), customerId);
}

function hasUnsentChanges(customerId: string): boolean {
  const { owner, unsent } = useCart.getState();
  return owner === customerId && unsent;
}
