import { Heart } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { IndicatorCount, IndicatorLabel, IndicatorLink } from "../header-dropdown/indicator.tsx";
import { useWishlist } from "./wishlist-store.ts";

export function WishlistLink() {
  const count = useWishlist(({ wishlist }) => wishlist.items.length);
  return (
    <IndicatorLink href="/wishlist">
      <Heart size={24} strokeWidth={1.75} />
      <IndicatorLabel>{m.wishlist()}</IndicatorLabel>
      <IndicatorCount count={count} label={m.cart_items(pluralInputs(count))} />
    </IndicatorLink>
  );
}
