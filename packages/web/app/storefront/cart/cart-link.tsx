import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { DropdownLink } from "../header-dropdown/dropdown-link.tsx";
import { IndicatorCount, IndicatorLabel } from "../header-dropdown/indicator.tsx";
import { usePending } from "../pending/pending-store.ts";
import { useSession } from "../sessions/session-store.ts";
import { useCart } from "./cart-store.ts";

const load = async () => (await import("./mini-cart.tsx")).MiniCart;

export function CartLink() {
  const cartCount = useCart(({ cart }) => cart.quantity);
  const pendingCount = usePending(({ lines }) => lines.length);
  const isVisitor = useSession(({ session }) => session === null);
  const isPending = isVisitor && cartCount === 0;
  const count = isPending ? pendingCount : cartCount;
  const label = isPending ? m.cart_pending(pluralInputs(count)) : m.cart_items(pluralInputs(count));
  return (
    <DropdownLink dropdown="cart" href="/cart" load={load}>
      <ShoppingCart size={24} strokeWidth={1.75} />
      <IndicatorLabel>{m.cart()}</IndicatorLabel>
      <IndicatorCount count={count} label={label} />
    </DropdownLink>
  );
}
