import { AccountLink } from "../accounts/account-link.tsx";
import { CartLink } from "../cart/cart-link.tsx";
import { WishlistLink } from "../wishlist/wishlist-link.tsx";
import "./indicators.css";

/** The way to one's account, wishes and cart. The server knows none of them: what is in them arrives in the browser. */
export const Indicators = () => (
  <div className="indicators">
    <AccountLink />
    <WishlistLink />
    <CartLink />
  </div>
);
