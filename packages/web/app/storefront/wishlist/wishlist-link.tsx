import { Heart } from "@pecacerta/ui/icons.tsx";
import { useText } from "../../texts/text.ts";
import { IndicatorCount } from "../header-dropdown/indicator-count.tsx";
import { useWishlist } from "./wishlist-store.ts";

export function WishlistLink() {
  const text = useText();
  const count = useWishlist(({ wishlist }) => wishlist.items.length);
  return (
    <a href="/wishlist" className="indicator">
      <Heart size={24} strokeWidth={1.75} />
      <span className="indicator-text">{text("TEXT_WISHLIST")}</span>
      <IndicatorCount count={count} label={text("TEXT_CART_ITEMS", { count })} />
    </a>
  );
}
