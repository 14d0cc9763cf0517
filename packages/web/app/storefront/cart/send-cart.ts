import { mergeCarts } from "@pecacerta/rules/cart";
import { call } from "../../client/call.ts";
import { currentSession } from "../session/session-store.ts";
import { cartOfWire, type ShownCart } from "./cart-product.ts";
import { currentCart, takeCart, useCart } from "./cart-store.ts";

export type CartLine = ShownCart["items"][number];

let sending: Promise<void> | undefined;

/** Brings the browser's cart and the customer's cart at the server together. */
export async function settleCart(customerId: string): Promise<void> {
  if (ownsUnsent(customerId)) return sendCart();
  const read = await call("GET /user/cart", {});
  if (!read.ok || currentSession()?.customer.id !== customerId) return;
  // Something may have been put in while the answer was on its way.
  if (ownsUnsent(customerId)) return sendCart();
  const server = cartOfWire(read.value.data);
  const { owner, cart } = useCart.getState();
  const merged = owner === null ? mergeCarts(server, cart) : server;
  takeCart(merged, customerId);
  if (merged !== server) {
    useCart.setState({ unsent: true });
    await sendCart();
  }
}

/**
 * Tells the server what the cart has become, one call at a time, until it knows the last change; its answer is the
 * cart at today's prices. `added` is the one line that the server lacks, where nothing else changed.
 */
export function sendCart(added?: CartLine): Promise<void> {
  // Whoever comes while a call is on its way waits for the same end: the last change is told before it.
  sending ??= tellCart(added).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function tellCart(added?: CartLine): Promise<void> {
  const customerId = currentSession()?.customer.id;
  let only = added;
  while (customerId !== undefined && currentSession()?.customer.id === customerId) {
    const sent = currentCart();
    const answered = only ? await insert(only) : await save(sent);
    only = undefined;
    if (!answered.ok) return takeBack(answered.status, customerId);
    if (currentCart() === sent) return takeCart(cartOfWire(answered.value.data), customerId);
  }
}

const insert = (line: CartLine) => call("POST /user/cart/insert", { body: wantedOf(line) });

const save = (cart: ShownCart) => call("PUT /user/cart", { body: { items: cart.items.map(wantedOf) } });

/** A line as the contract wants it: no price and no copy of the product. */
export const wantedOf = ({ product, options, quantity }: CartLine) => ({ product_id: product.id, options, quantity });

// What the server will never take (a product that is gone, one line too many) must not be offered for ever; what it did not hear, must.
async function takeBack(status: number, customerId: string): Promise<void> {
  if (![404, 409, 422].includes(status)) return;
  const read = await call("GET /user/cart", {});
  if (read.ok && currentSession()?.customer.id === customerId) takeCart(cartOfWire(read.value.data), customerId);
}

function ownsUnsent(customerId: string): boolean {
  const { owner, unsent } = useCart.getState();
  return owner === customerId && unsent;
}
