import { usePending } from "../pending/pending-store.ts";
import { currentSession } from "../sessions/session-store.ts";
import { watchCustomerStore } from "../sessions/watch-customer-store.ts";
import { resetWishlist, useWishlist } from "./wishlist-store.ts";

/** Only customers have a wishlist, so visitors do not load this. */
export const loadWishlistActions = () => import("./wishlist-actions.ts");

/** Loads the stored wishlist and keeps it in step with the session and other tabs. Returns the cleanup function. */
export function watchWishlist(company: string): () => void {
  const stopWatching = watchCustomerStore(useWishlist, company, { sync: () => sync(company) });
  if (!currentSession()) resetWishlist();
  return stopWatching;
}

// If it fails, the stored wishlist stays.
function sync(company: string): void {
  loadWishlistActions().then(
    ({ refreshStaleWishlist }) => refreshStaleWishlist(),
    () => undefined,
  );
  if (usePending.getState().wishes.length === 0) return;
  import("./complete-pending-wishes.ts").then(
    ({ completePendingWishes }) => completePendingWishes(company),
    () => undefined,
  );
}
