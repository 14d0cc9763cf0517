import { CartLink } from "../cart/cart-link.tsx";
import { AccountLink } from "../session/account-link.tsx";
import { WishLink } from "../wishlist/wish-link.tsx";

/** The way to one's account, wishes and cart. The server knows none of them: what is in them arrives in the browser. */
export const Indicators = () => (
  <div className="indicators">
    <AccountLink />
    <WishLink />
    <CartLink />
  </div>
);
