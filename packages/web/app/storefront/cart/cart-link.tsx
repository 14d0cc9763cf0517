import { useText } from "../../texts/text.ts";
import { ShoppingCart } from "../../ui/icons.tsx";
import { DropLink } from "../shell/drop-link.tsx";
import { IndicatorCount } from "../shell/indicator-count.tsx";
import { useCart } from "./cart-store.ts";

const load = async () => (await import("./mini-cart.tsx")).MiniCart;

export function CartLink() {
  const text = useText();
  const count = useCart(({ cart }) => cart.quantity);
  return (
    <DropLink drop="cart" href="/cart" load={load}>
      <ShoppingCart size={24} strokeWidth={1.75} />
      <span className="indicator-text">{text("TEXT_CART")}</span>
      <IndicatorCount count={count} said={text("TEXT_CART_ITEMS", { count })} />
    </DropLink>
  );
}
