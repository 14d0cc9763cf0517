import { Heart } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { IndicatorCount } from "../header-dropdown/indicator-count.tsx";
import { useWishlist } from "./wishlist-store.ts";

export function WishlistLink() {
  const count = useWishlist(({ wishlist }) => wishlist.items.length);
  return (
    <a href="/wishlist" className="indicator">
      <Heart size={24} strokeWidth={1.75} />
      <span className="indicator-text">{m.wishlist()}</span>
      <IndicatorCount count={count} label={m.cart_items(pluralInputs(count))} />
    </a>
  );
}
