import { emptyWishlist, type Wishlist } from "@pecacerta/rules/wishlist";
import { create } from "zustand";
import { forget, isObject, keepValue, keptValue } from "../../client/kept.ts";
import { currentSession } from "../session/session-store.ts";

/** What is kept of a product that is wished for: everything else of it is asked of the server each time. */
export type Wished = { id: string; name: string };

const VERSION = 1;

export const wishKey = (company: string): string => `wishlist_${company}`;

type WishState = {
  company: string;
  wishlist: Wishlist<Wished>;
  /** When the server last said what is in it; 0 for never. */
  askedAt: number;
};

const nothing = { wishlist: emptyWishlist<Wished>(), askedAt: 0 };

export const useWishes = create<WishState>(() => ({ ...nothing, company: "" }));

export const isIn = ({ wishlist }: Pick<WishState, "wishlist">, id: string): boolean =>
  wishlist.items.some((item) => item.id === id);

/** Takes up what this browser, or another tab of it, kept of the customer who is signed in; nobody else has wishes. */
export function openWishes(company: string): void {
  const kept = keptValue(wishKey(company), VERSION);
  const { owner, items, askedAt } = isObject(kept) ? kept : {};
  const isOwn = owner !== undefined && owner === currentSession()?.customer.id;
  const found = isOwn && Array.isArray(items) && { wishlist: { items: items.filter(isWished) } };
  useWishes.setState({ ...nothing, ...(found && { ...found, askedAt: Number(askedAt) || 0 }), company });
}

/** A change by whoever holds this browser. */
export function changeWishes(change: (wishlist: Wishlist<Wished>) => Wishlist<Wished>): void {
  keep({ wishlist: change(useWishes.getState().wishlist) });
}

/** The server's word. */
export function takeWishes(products: readonly Wished[]): void {
  keep({ wishlist: { items: products.map(({ id, name }) => ({ id, name })) }, askedAt: Date.now() });
}

export function emptyTheWishes(): void {
  useWishes.setState(nothing);
  forget(wishKey(useWishes.getState().company));
}

function keep(change: Partial<WishState>): void {
  useWishes.setState(change);
  const { company, wishlist, askedAt } = useWishes.getState();
  const owner = currentSession()?.customer.id;
  keepValue(wishKey(company), VERSION, { owner, items: wishlist.items, askedAt });
}

// Anyone may edit what a browser keeps.
const isWished = (value: unknown): value is Wished =>
  isObject(value) && typeof value.id === "string" && typeof value.name === "string";
