import { addCartItem, lineKey, mergeCarts } from "@pecacerta/rules/cart";
import { type CallResultOf, call } from "../../client/call.ts";
import { currentSession } from "../sessions/session-store.ts";
import { type BrowserCart, fromCartDto } from "./cart-product.ts";
import { currentCart, setServerCart, updateCart, useCart } from "./cart-store.ts";

export type BrowserCartLine = BrowserCart["items"][number];

const COMPACT = { view: "card" } as const;

let pendingFlush: Promise<void> | undefined;

/** Merges the browser's cart with the customer's cart on the server. */
export async function syncCart(customerId: string): Promise<void> {
  if (hasUnsentChanges(customerId)) return flushCart();
  const response = await call("GET /user/cart", { query: COMPACT });
  if (!response.ok || currentSession()?.customer.id !== customerId) return;
  // The cart may have changed during the request.
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
 * Sends the cart until the server has the last change, one call at a time. The response brings today's prices.
 * `addedLine` is the only line that the server lacks, if nothing else changed.
 */
export function flushCart(addedLine?: BrowserCartLine): Promise<void> {
  // Later callers wait for the same flush, which sends their changes, too.
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

/** Adds one line to the customer's cart on the server, after the changes that this browser still has to send. */
export async function insertServerLine(line: NewLine): Promise<InsertResult> {
  const customerId = currentSession()?.customer.id;
  if (useCart.getState().unsent) await flushCart();
  const response = await insert(line);
  if (!response.ok || customerId === undefined || currentSession()?.customer.id !== customerId) return response;
  const serverCart = fromCartDto(response.value.data);
  if (!useCart.getState().unsent) setServerCart(serverCart, customerId);
  // The cart changed during the request: its next flush must not leave the line out.
  else
    updateCart((cart) => serverCart.items.filter((item) => lineKey(item) === lineKey(line)).reduce(addCartItem, cart));
  return response;
}

type NewLine = Pick<BrowserCartLine, "product" | "options" | "quantity">;
type InsertResult = CallResultOf<"POST /user/cart/insert">;

const insert = (line: NewLine) => call("POST /user/cart/insert", { query: COMPACT, body: toCartLineInput(line) });

const save = (cart: BrowserCart) =>
  call("PUT /user/cart", { query: COMPACT, body: { items: cart.items.map(toCartLineInput) } });

export const toCartLineInput = ({ product, options, quantity }: NewLine) => ({
  product_id: product.id,
  options,
  quantity,
});

// A cart that the server will never accept is replaced by the server's. Other failures are retried.
async function revertCart(status: number, customerId: string): Promise<void> {
  if (![404, 409, 422].includes(status)) return;
  const response = await call("GET /user/cart", { query: COMPACT });
  if (response.ok && currentSession()?.customer.id === customerId)
    setServerCart(fromCartDto(response.value.data), customerId);
}

function hasUnsentChanges(customerId: string): boolean {
  const { owner, unsent } = useCart.getState();
  return owner === customerId && unsent;
}
