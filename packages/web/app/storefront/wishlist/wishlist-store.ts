import { emptyWishlist, type Wishlist } from "@pecacerta/rules/wishlist";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { validItems } from "../../client/valid-items.ts";
import { currentSession } from "../sessions/session-store.ts";

const wishlistItemSchema = v.object({ id: v.string(), name: v.string() });

/** The stored part of a product; the rest is fetched when it is shown. */
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

const storedWishlistSchema = v.object({
  owner: v.string(),
  items: validItems(wishlistItemSchema),
  fetchedAt: v.fallback(v.number(), 0),
});

type WishlistData = {
  wishlist: Wishlist<WishlistItem>;
  /** When the server last sent the list, in ms; 0 for never. */
  fetchedAt: number;
};

export const wishlistKey = (company: string): string => `wishlist_${company}`;

/** The signed-in customer's wishlist. It is stored with the customer's id, and empty for everyone else. */
export const useWishlist = createPersistedStore<WishlistData, v.InferOutput<typeof storedWishlistSchema>>({
  keyOf: wishlistKey,
  initial: { wishlist: emptyWishlist<WishlistItem>(), fetchedAt: 0 },
  toStored({ wishlist, fetchedAt }) {
    const owner = currentSession()?.customer.id;
    return owner === undefined ? null : { owner, items: wishlist.items, fetchedAt };
  },
  schema: storedWishlistSchema,
  fromStored: ({ owner, items, fetchedAt }) =>
    owner === currentSession()?.customer.id ? { wishlist: { items }, fetchedAt } : undefined,
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
