import { CarFront, Heart, type IconType, ShoppingCart, User } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useCart } from "../cart/cart-store.ts";
import { useGarage } from "../garage/garage-store.ts";
import { useSession } from "../sessions/session-store.ts";
import { useWishlist } from "../wishlist/wishlist-store.ts";
import "./drawer-rows.css";

export function DrawerIndicators() {
  const isCustomer = useSession(({ session }) => session !== null);
  const wishes = useWishlist(({ wishlist }) => wishlist.items.length);
  const pieces = useCart(({ cart }) => cart.quantity);
  const vehicles = useGarage(({ garage }) => garage.items.length);
  return (
    <ul className="drawer-indicators">
      <Indicator href="/wishlist" icon={Heart} name={m.wishlist()} count={wishes} />
      <Indicator href={isCustomer ? "/account/dashboard" : "/account/login"} icon={User} name={m.menu_account()} />
      <Indicator href="/cart" icon={ShoppingCart} name={m.cart()} count={pieces} />
      <Indicator href="/account/garage" icon={CarFront} name={m.menu_garage()} count={vehicles} />
    </ul>
  );
}

type Props = { href: string; icon: IconType; name: string; count?: number };

const Indicator = ({ href, icon: Icon, name, count = 0 }: Props) => (
  <li>
    <a href={href} className="drawer-indicator">
      <Icon size={24} strokeWidth={1.75} />
      <span>{name}</span>
      {count > 0 ? <span className="drawer-count">{count}</span> : null}
    </a>
  </li>
);
