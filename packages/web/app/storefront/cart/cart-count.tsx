import { useText } from "../../texts/text.ts";
import { useCart } from "./cart-store.ts";

/** How many pieces are in the cart, on the header's cart; nothing while it is empty or not known yet. */
export function CartCount() {
  const text = useText();
  const count = useCart(({ cart }) => cart.quantity);
  if (count === 0) return null;
  return (
    <span className="absolute -top-1 left-1/2 ml-1 min-w-5 rounded-full bg-accent px-1 text-center text-12 font-semibold text-accent-ink tabular-nums">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{text("TEXT_CART_ITEMS", { count })}</span>
    </span>
  );
}
