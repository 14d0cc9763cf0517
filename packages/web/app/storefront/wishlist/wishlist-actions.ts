import { addToWishlist, removeFromWishlist, WISHLIST_DELAY_MS } from "@pecacerta/rules/wishlist";
import { type Called, call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { textOf } from "../../texts/wishlist-text.ts";
import { toast } from "../../ui/toast.ts";
import { currentSession } from "../session/session-store.ts";
import { isInWishlist, setServerWishlist, updateWishlist, useWishlist, type WishlistItem } from "./wishlist-store.ts";

type Answer = Called<"GET /user/wishlist">;

const FRESH_MS = 5 * 60_000;

/** Asks what is in the wishlist, unless this browser was told a moment ago. */
export async function refreshStaleWishlist(): Promise<void> {
  if (Math.abs(Date.now() - useWishlist.getState().askedAt) > FRESH_MS) await fetchWishlist();
}

/** What the customer wishes for, as the server knows it now. */
export const fetchWishlist = (): Promise<Answer> => inTurn(() => call("GET /user/wishlist", {}));

/** Puts a product in that is not there yet, takes one out that is: seen at once, and undone where the server would not. */
export function toggleWishlistItem(wish: WishlistItem): Promise<void> {
  return isInWishlist(useWishlist.getState(), wish.id) ? removeWishlistItem(wish) : addWishlistItem(wish);
}

async function addWishlistItem({ id, name }: WishlistItem): Promise<void> {
  const put = () => updateWishlist((wishlist) => addToWishlist(wishlist, { id, name }));
  const takeBack = () => updateWishlist((wishlist) => removeFromWishlist(wishlist, id));
  put();
  const telling = tell(
    () => call("POST /user/wishlist/insert", { body: { product_uuid: id }, keepalive: true }),
    takeBack,
  );
  await delay();
  if (isInWishlist(useWishlist.getState(), id)) toast.success(textOf("TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST", { name }));
  await telling;
}

export async function removeWishlistItem({ id, name }: WishlistItem): Promise<void> {
  const putBack = () => updateWishlist((wishlist) => addToWishlist(wishlist, { id, name }));
  updateWishlist((wishlist) => removeFromWishlist(wishlist, id));
  const telling = tell(
    () => call("POST /user/wishlist/remove", { body: { product_uuid: id }, keepalive: true }),
    putBack,
    [404],
  );
  await delay();
  if (!isInWishlist(useWishlist.getState(), id))
    toast.info(textOf("TEXT_TOAST_PRODUCT_REMOVED_FROM_WISHLIST", { name }));
  await telling;
}

async function tell(ask: () => Promise<Answer>, undo: () => void, asGood: readonly number[] = []): Promise<void> {
  const who = currentSession()?.token;
  const told = await inTurn(ask);
  // Whoever signed out in between took their wishes along.
  if (told.ok || asGood.includes(told.status) || who !== currentSession()?.token) return;
  undo();
  toast.error(refusalText(told.refusal));
}

const nobody: Answer = { ok: false, refusal: "AUTH_UNAUTHORIZED", status: 401, errors: {}, answer: null };

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One call at a time, in the order in which they were wanted: what the last one answers is the list. */
async function inTurn(ask: () => Promise<Answer>): Promise<Answer> {
  const who = currentSession()?.token;
  const isStillHere = () => who !== undefined && currentSession()?.token === who;
  waiting += 1;
  const turn = last.then(() => (isStillHere() ? ask() : nobody));
  last = turn;
  const answer = await turn;
  waiting -= 1;
  if (answer.ok && waiting === 0 && isStillHere()) setServerWishlist(answer.value.data);
  return answer;
}

const delay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WISHLIST_DELAY_MS));
