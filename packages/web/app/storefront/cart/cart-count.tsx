import { useText } from "../../texts/text.ts";
import { IndicatorCount } from "../shell/indicator-count.tsx";
import { useCart } from "./cart-store.ts";

/** How many pieces are in the cart, on the header's cart. */
export function CartCount() {
  const text = useText();
  const count = useCart(({ cart }) => cart.quantity);
  return <IndicatorCount count={count} said={text("TEXT_CART_ITEMS", { count })} />;
}
