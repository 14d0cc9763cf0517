import { removePendingWish, usePending, withPendingLock } from "../pending/pending-store.ts";
import { currentSession } from "../sessions/session-store.ts";
import { insertWishlistItem } from "./wishlist-actions.ts";
import { isInWishlist, useWishlist } from "./wishlist-store.ts";

/** Saves what the customer wanted to save as a visitor. What fails for now stays for the next sign-in or page. */
export async function completePendingWishes(company: string): Promise<void> {
  await withPendingLock(company, "wishes", async () => {
    const token = currentSession()?.token;
    for (const { id, name } of usePending.getState().wishes) {
      if (token === undefined || currentSession()?.token !== token) return;
      const isSaved = isInWishlist(useWishlist.getState(), id) || (await insertWishlistItem({ id, name }));
      if (!isSaved) return;
      removePendingWish(id);
    }
  });
}
