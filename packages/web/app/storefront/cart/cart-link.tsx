import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { DropdownLink } from "../header-dropdown/dropdown-link.tsx";
import { IndicatorCount, IndicatorLabel } from "../header-dropdown/indicator.tsx";
import { useCart } from "./cart-store.ts";

const load = async () => (await import("./mini-cart.tsx")).MiniCart;

export function CartLink() {
  const count = useCart(({ cart }) => cart.quantity);
  return (
    <DropdownLink dropdown="cart" href="/cart" load={load}>
      <ShoppingCart size={24} strokeWidth={1.75} />
      <IndicatorLabel>{m.cart()}</IndicatorLabel>
      <IndicatorCount count={count} label={m.cart_items(pluralInputs(count))} />
    </DropdownLink>
  );
}
