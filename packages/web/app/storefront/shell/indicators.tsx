import { useText } from "../../texts/text.ts";
import { ShoppingCart } from "../../ui/icons.tsx";
import { CartCount } from "../cart/cart-count.tsx";
import { AccountLink } from "../session/account-link.tsx";
import { WishLink } from "../wishlist/wish-link.tsx";

/** The way to one's account, wishes and cart. The server knows none of them: what is in them arrives in the browser. */
export function Indicators() {
  const text = useText();
  return (
    <div className="indicators">
      <AccountLink />
      <WishLink />
      <a href="/cart" className="indicator">
        <ShoppingCart size={24} strokeWidth={1.75} />
        <span className="indicator-text">{text("TEXT_CART")}</span>
        <CartCount />
      </a>
    </div>
  );
}
