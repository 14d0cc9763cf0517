import { Heart } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { addPendingWish } from "../pending/pending-store.ts";
import { signInPath } from "../sessions/next-path.ts";
import { currentSession } from "../sessions/session-store.ts";
import { loadWishlistActions } from "./watch-wishlist.ts";
import { isInWishlist, useWishlist, type WishlistItem } from "./wishlist-store.ts";
import "./wishlist-button.css";

/** Adds the product to the wishlist or removes it. Visitors sign in first, which adds it, and return to the page. */
export function WishlistButton({ product: { id, name }, isWide }: { product: WishlistItem; isWide?: boolean }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isPressed = useWishlist((state) => isInWishlist(state, id));
  const toggle = () => {
    const { pathname, search, hash } = window.location;
    if (!currentSession()) {
      addPendingWish({ id, name });
      return void navigate(signInPath(pathname + search + hash));
    }
    loadWishlistActions().then(
      ({ toggleWishlistItem }) => toggleWishlistItem({ id, name }),
      () => toast.error(m.NETWORK_ERROR()),
    );
  };
  return (
    <button
      type="button"
      className={isWide ? "wish action-link" : "wish card-wish"}
      disabled={!isHydrated}
      aria-pressed={isPressed}
      aria-label={isWide ? undefined : m.wish_name({ name })}
      onClick={toggle}
    >
      <Heart size={isWide ? 18 : 20} />
      {isWide ? m.wish() : null}
    </button>
  );
}
