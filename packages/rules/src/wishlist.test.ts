import { expect, test } from "vitest";
import { addToWishlist, emptyWishlist, removeFromWishlist, WISHLIST_DELAY_MS } from "./wishlist.ts";

const pad = { id: "p1", name: "Pastilha" };
const disc = { id: "p2", name: "Disco" };

test("[WL-01] adding is ignored if the product id is present", () => {
  const wishlist = addToWishlist(emptyWishlist<typeof pad>(), pad);
  expect(wishlist).toEqual({ items: [pad] });
  expect(addToWishlist(wishlist, { ...pad, name: "outra" })).toBe(wishlist);
  expect(addToWishlist(wishlist, disc).items).toEqual([pad, disc]);
});

test("[WL-01] remove goes by product id; the toast waits 250 ms", () => {
  expect(removeFromWishlist({ items: [pad, disc] }, "p1")).toEqual({ items: [disc] });
  expect(removeFromWishlist({ items: [pad] }, "p9")).toEqual({ items: [pad] });
  expect(WISHLIST_DELAY_MS).toBe(250);
});

test("[WL-01] a wishlist holds a copy of the product", () => {
  const product = { ...pad };
  const wishlist = addToWishlist(emptyWishlist<typeof pad>(), product);
  product.name = "outra";
  expect(wishlist.items).toEqual([pad]);
});
