import type { LeftOut } from "@pecacerta/contract/orders";
import { call } from "../../client/call.ts";
import type { Failed } from "../../client/send.ts";
import { cartOfWire } from "../cart/cart-product.ts";
import { takeCart, useCart } from "../cart/cart-store.ts";
import { sendCart } from "../cart/send-cart.ts";
import { currentSession } from "../session/session-store.ts";

type Ordered = { ok: true; leftOut: readonly LeftOut[] } | Failed;

/** Puts what was ordered into the customer's cart, at the server and then here. */
export async function orderAgain(number: string): Promise<Ordered> {
  // What the server has not heard yet would be lost with its answer.
  if (useCart.getState().unsent) await sendCart();
  const ordered = await call("POST /user/orders/:number/again", { params: { number } });
  if (!ordered.ok) return ordered;
  const { cart, left_out: leftOut } = ordered.value.data;
  const customer = currentSession()?.customer;
  if (customer) takeCart(cartOfWire(cart), customer.id);
  return { ok: true, leftOut };
}
