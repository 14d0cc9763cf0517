import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { useText } from "../../texts/text.ts";
import { DropdownLink } from "../header-dropdown/dropdown-link.tsx";
import { IndicatorCount } from "../header-dropdown/indicator-count.tsx";
import { useCart } from "./cart-store.ts";

const load = async () => (await import("./mini-cart.tsx")).MiniCart;

export function CartLink() {
  const text = useText();
  const count = useCart(({ cart }) => cart.quantity);
  return (
    <DropdownLink dropdown="cart" href="/cart" load={load}>
      <ShoppingCart size={24} strokeWidth={1.75} />
      <span className="indicator-text">{text("TEXT_CART")}</span>
      <IndicatorCount count={count} label={text("TEXT_CART_ITEMS", { count })} />
    </DropdownLink>
  );
}
