import { followKept } from "../../client/kept.ts";
import { currentSession, useSession } from "../session/session-store.ts";
import { loadWishlist, resetWishlist, wishlistKey } from "./wishlist-store.ts";

/** What changes a wishlist and asks for it: loaded for customers, who alone have one. */
export const loadWishlistActions = () => import("./wishlist-actions.ts");

/** Takes up the wishlist that the browser kept, and lets it follow the session and other tabs. Answers how to stop. */
export function watchWishlist(company: string): () => void {
  loadWishlist(company);
  if (currentSession()) refresh();
  else resetWishlist();
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (session?.customer.id !== before.session?.customer.id) resetWishlist();
    if (session && session.token !== before.session?.token) refresh();
  });
  const stopListening = followKept(wishlistKey(company), () => loadWishlist(company));
  return () => {
    unsubscribe();
    stopListening();
  };
}

// A list that cannot be asked for stays as this browser knows it.
function refresh(): void {
  loadWishlistActions().then(
    ({ refreshStaleWishlist: settleWishes }) => settleWishes(),
    () => undefined,
  );
}
