import { useText } from "../../texts/text.ts";
import { Heart } from "../../ui/icons.tsx";
import { isInWishlist, useWishlist, type WishlistItem } from "./wishlist-store.ts";

/** The heart of a product: full where a customer wishes for it. What a press does is the host's matter. */
export function WishlistButton({ product: { id, name }, isWide }: { product: WishlistItem; isWide?: boolean }) {
  const text = useText();
  const isPressed = useWishlist((state) => isInWishlist(state, id));
  return (
    <button
      type="button"
      className={isWide ? "wish offer-action" : "wish card-wish"}
      data-wish={id}
      data-name={name}
      aria-pressed={isPressed}
      aria-label={isWide ? undefined : text("TEXT_WISH_NAME", { name })}
    >
      <Heart size={isWide ? 18 : 20} />
      {isWide ? text("TEXT_WISH") : null}
    </button>
  );
}
