import { emptyWishlist, type Wishlist } from "@pecacerta/rules/wishlist";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { isObject } from "../../client/storage.ts";
import { currentSession } from "../session/session-store.ts";

/** The stored part of a product; the rest is fetched when it is shown. */
export type WishlistItem = { id: string; name: string };

type WishlistData = {
  wishlist: Wishlist<WishlistItem>;
  /** When the server last sent the list, in ms; 0 for never. */
  fetchedAt: number;
};

export const wishlistKey = (company: string): string => `wishlist_${company}`;

/** The signed-in customer's wishlist. It is stored with the customer's id, and empty for everyone else. */
export const useWishlist = createPersistedStore<WishlistData, object>({
  keyOf: wishlistKey,
  initial: { wishlist: emptyWishlist<WishlistItem>(), fetchedAt: 0 },
  toStored({ wishlist, fetchedAt }) {
    const owner = currentSession()?.customer.id;
    return owner === undefined ? null : { owner, items: wishlist.items, fetchedAt };
  },
  fromStored(stored) {
    const { owner, items, fetchedAt } = isObject(stored) ? stored : {};
    if (owner === undefined || owner !== currentSession()?.customer.id || !Array.isArray(items)) return undefined;
    return { wishlist: { items: items.filter(isWishlistItem) }, fetchedAt: Number(fetchedAt) || 0 };
  },
});

export const { load: loadWishlist, reset: resetWishlist } = useWishlist;

export const isInWishlist = ({ wishlist }: Pick<WishlistData, "wishlist">, id: string): boolean =>
  wishlist.items.some((item) => item.id === id);

export function updateWishlist(change: (wishlist: Wishlist<WishlistItem>) => Wishlist<WishlistItem>): void {
  useWishlist.setState({ wishlist: change(useWishlist.getState().wishlist) });
}

export function setServerWishlist(products: readonly WishlistItem[]): void {
  const items = products.map(({ id, name }) => ({ id, name }));
  useWishlist.setState({ wishlist: { items }, fetchedAt: Date.now() });
}

const isWishlistItem = (value: unknown): value is WishlistItem =>
  isObject(value) && typeof value.id === "string" && typeof value.name === "string";
