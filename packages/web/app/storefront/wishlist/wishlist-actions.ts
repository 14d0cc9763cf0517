import { addToWishlist, removeFromWishlist, WISHLIST_DELAY_MS } from "@pecacerta/rules/wishlist";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { type CallResultOf, call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { currentSession } from "../sessions/session-store.ts";
import { isInWishlist, setServerWishlist, updateWishlist, useWishlist, type WishlistItem } from "./wishlist-store.ts";

type WishlistResponse = CallResultOf<"GET /user/wishlist">;

const FRESH_FOR_MS = 5 * 60_000;
/** The product is gone, or the wishlist is full. */
const FINAL_STATUSES: readonly number[] = [404, 409, 422];

/** Fetches the wishlist unless the stored one is recent. */
export async function refreshStaleWishlist(): Promise<void> {
  if (Math.abs(Date.now() - useWishlist.getState().fetchedAt) > FRESH_FOR_MS) await fetchWishlist();
}

export const fetchWishlist = (): Promise<WishlistResponse> => enqueue(() => call("GET /user/wishlist", {}));

/** Adds or removes the product at once, and reverts if the server refuses. */
export async function toggleWishlistItem(item: WishlistItem): Promise<void> {
  if (isInWishlist(useWishlist.getState(), item.id)) await deleteWishlistItem(item);
  else await insertWishlistItem(item);
}

/** Returns false if the server may still accept it later. */
export async function insertWishlistItem({ id, name }: WishlistItem): Promise<boolean> {
  const add = () => updateWishlist((wishlist) => addToWishlist(wishlist, { id, name }));
  const revert = () => updateWishlist((wishlist) => removeFromWishlist(wishlist, id));
  add();
  const request = sendChange(
    () => call("POST /user/wishlist/insert", { body: { product_uuid: id }, keepalive: true }),
    revert,
  );
  await delay();
  if (isInWishlist(useWishlist.getState(), id)) toast.success(m.toast_product_added_to_wishlist({ name }));
  const status = await request;
  return status === undefined || FINAL_STATUSES.includes(status);
}

export async function deleteWishlistItem({ id, name }: WishlistItem): Promise<void> {
  const restore = () => updateWishlist((wishlist) => addToWishlist(wishlist, { id, name }));
  updateWishlist((wishlist) => removeFromWishlist(wishlist, id));
  const request = sendChange(
    () => call("POST /user/wishlist/remove", { body: { product_uuid: id }, keepalive: true }),
    restore,
    [404],
  );
  await delay();
  if (!isInWishlist(useWishlist.getState(), id)) toast.info(m.toast_product_removed_from_wishlist({ name }));
  await request;
}

/** Returns the status of a refusal. */
async function sendChange(
  send: () => Promise<WishlistResponse>,
  undo: () => void,
  acceptedStatuses: readonly number[] = [],
): Promise<number | undefined> {
  const token = currentSession()?.token;
  const response = await enqueue(send);
  if (response.ok || acceptedStatuses.includes(response.status)) return undefined;
  // The customer may have signed out during the request.
  if (token === currentSession()?.token) {
    undo();
    toast.error(refusalText(response.refusal));
  }
  return response.status;
}

const unauthorized: WishlistResponse = {
  ok: false,
  refusal: "AUTH_UNAUTHORIZED",
  status: 401,
  errors: {},
  responseBody: null,
};

let lastRequest: Promise<unknown> = Promise.resolve();
let pendingCount = 0;

/** One call at a time, in order. The response to the last one is the current list. */
async function enqueue(send: () => Promise<WishlistResponse>): Promise<WishlistResponse> {
  const token = currentSession()?.token;
  const isSameSession = () => token !== undefined && currentSession()?.token === token;
  pendingCount += 1;
  const queued = lastRequest.then(() => (isSameSession() ? send() : unauthorized));
  lastRequest = queued;
  const result = await queued;
  pendingCount -= 1;
  if (result.ok && pendingCount === 0 && isSameSession()) setServerWishlist(result.value.data);
  return result;
}

const delay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WISHLIST_DELAY_MS));
