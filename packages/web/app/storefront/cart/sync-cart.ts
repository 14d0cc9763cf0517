import { mergeCarts } from "@pecacerta/rules/cart";
import { call } from "../../client/call.ts";
import { currentSession } from "../session/session-store.ts";
import { type BrowserCart, fromCartDto } from "./cart-product.ts";
import { currentCart, setServerCart, useCart } from "./cart-store.ts";

export type CartLine = BrowserCart["items"][number];

let sending: Promise<void> | undefined;

/** Brings the browser's cart and the customer's cart at the server together. */
export async function syncCart(customerId: string): Promise<void> {
  if (hasUnsentChanges(customerId)) return flushCart();
  const read = await call("GET /user/cart", {});
  if (!read.ok || currentSession()?.customer.id !== customerId) return;
  // Something may have been put in while the answer was on its way.
  if (hasUnsentChanges(customerId)) return flushCart();
  const server = fromCartDto(read.value.data);
  const { owner, cart } = useCart.getState();
  const merged = owner === null ? mergeCarts(server, cart) : server;
  setServerCart(merged, customerId);
  if (merged !== server) {
    useCart.setState({ unsent: true });
    await flushCart();
  }
}

/**
 * Tells the server what the cart has become, one call at a time, until it knows the last change; its answer is the
 * cart at today's prices. `added` is the one line that the server lacks, where nothing else changed.
 */
export function flushCart(added?: CartLine): Promise<void> {
  // Whoever comes while a call is on its way waits for the same end: the last change is told before it.
  sending ??= flushUntilSaved(added).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function flushUntilSaved(added?: CartLine): Promise<void> {
  const customerId = currentSession()?.customer.id;
  let only = added;
  while (customerId !== undefined && currentSession()?.customer.id === customerId) {
    const sent = currentCart();
    const answered = only ? await insert(only) : await save(sent);
    only = undefined;
    if (!answered.ok) return revertCart(answered.status, customerId);
    if (currentCart() === sent) return setServerCart(fromCartDto(answered.value.data), customerId);
  }
}

const insert = (line: CartLine) => call("POST /user/cart/insert", { body: toCartLineInput(line) });

const save = (cart: BrowserCart) => call("PUT /user/cart", { body: { items: cart.items.map(toCartLineInput) } });

/** A line as the contract wants it: no price and no copy of the product. */
export const toCartLineInput = ({ product, options, quantity }: CartLine) => ({
  product_id: product.id,
  options,
  quantity,
});

// What the server will never take (a product that is gone, one line too many) must not be offered for ever; what it did not hear, must.
async function revertCart(status: number, customerId: string): Promise<void> {
  if (![404, 409, 422].includes(status)) return;
  const read = await call("GET /user/cart", {});
  if (read.ok && currentSession()?.customer.id === customerId) setServerCart(fromCartDto(read.value.data), customerId);
}

function hasUnsentChanges(customerId: string): boolean {
  const { owner, unsent } = useCart.getState();
  return owner === customerId && unsent;
}
