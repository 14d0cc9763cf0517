import { useEffect } from "react";
import { useNavigate } from "react-router";
import { textOf } from "../../texts/text.ts";
import { toast } from "../../ui/toast.ts";
import { signInPath } from "../session/next-path.ts";
import { currentSession } from "../session/session-store.ts";
import { loadWishlistActions } from "./watch-wishlist.ts";

/** One listener for the hearts of all products (`data-wish`). Visitors are sent to sign in, and come back. */
export function WishlistHost() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-wish]") : null;
      if (!button) return;
      const { pathname, search, hash } = window.location;
      if (!currentSession()) return void navigate(signInPath(pathname + search + hash));
      const { wish: id = "", name = "" } = button.dataset;
      loadWishlistActions().then(
        ({ toggleWishlistItem: toggleWish }) => toggleWish({ id, name }),
        () => toast.error(textOf("NETWORK_ERROR")),
      );
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
  return null;
}
