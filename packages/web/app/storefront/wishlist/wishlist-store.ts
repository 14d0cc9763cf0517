import { emptyWishlist, type Wishlist } from "@pecacerta/rules/wishlist";
import { create } from "zustand";
import { forget, isObject, keepValue, keptValue } from "../../client/kept.ts";
import { currentSession } from "../session/session-store.ts";

/** What is kept of a product that is wished for: everything else of it is asked of the server each time. */
export type WishlistItem = { id: string; name: string };

const VERSION = 1;

export const wishlistKey = (company: string): string => `wishlist_${company}`;

type WishlistState = {
  company: string;
  wishlist: Wishlist<WishlistItem>;
  /** When the server last said what is in it; 0 for never. */
  askedAt: number;
};

const emptyState = { wishlist: emptyWishlist<WishlistItem>(), askedAt: 0 };

export const useWishlist = create<WishlistState>(() => ({ ...emptyState, company: "" }));

export const isInWishlist = ({ wishlist }: Pick<WishlistState, "wishlist">, id: string): boolean =>
  wishlist.items.some((item) => item.id === id);

/** Takes up what this browser, or another tab of it, kept of the customer who is signed in; nobody else has wishes. */
export function loadWishlist(company: string): void {
  const stored = keptValue(wishlistKey(company), VERSION);
  const { owner, items, askedAt } = isObject(stored) ? stored : {};
  const isOwner = owner !== undefined && owner === currentSession()?.customer.id;
  const parsed = isOwner && Array.isArray(items) && { wishlist: { items: items.filter(isWishlistItem) } };
  useWishlist.setState({ ...emptyState, ...(parsed && { ...parsed, askedAt: Number(askedAt) || 0 }), company });
}

/** A change by whoever holds this browser. */
export function updateWishlist(change: (wishlist: Wishlist<WishlistItem>) => Wishlist<WishlistItem>): void {
  save({ wishlist: change(useWishlist.getState().wishlist) });
}

/** The server's word. */
export function setServerWishlist(products: readonly WishlistItem[]): void {
  save({ wishlist: { items: products.map(({ id, name }) => ({ id, name })) }, askedAt: Date.now() });
}

export function resetWishlist(): void {
  useWishlist.setState(emptyState);
  forget(wishlistKey(useWishlist.getState().company));
}

function save(change: Partial<WishlistState>): void {
  useWishlist.setState(change);
  const { company, wishlist, askedAt } = useWishlist.getState();
  const owner = currentSession()?.customer.id;
  keepValue(wishlistKey(company), VERSION, { owner, items: wishlist.items, askedAt });
}

// Anyone may edit what a browser keeps.
const isWishlistItem = (value: unknown): value is WishlistItem =>
  isObject(value) && typeof value.id === "string" && typeof value.name === "string";
