import { z } from "zod";
import { defineCall } from "./call.ts";
import { product } from "./product.ts";
import { uuid } from "./text-fields.ts";
import { wrapped } from "./wire-values.ts";

const own = { tags: ["Wishlist"], access: "bearer", company: true } as const;
const body = z.object({ product_uuid: uuid });
const answer = { 200: wrapped(z.array(product)) } as const;

/** A product that has left the catalogue is left out. */
export const readWishlist = defineCall({
  ...own,
  method: "GET",
  path: "/user/wishlist",
  summary: "The customer's wishlist, the last product added first",
  answer,
});

/** Twice the same is once. */
export const addToWishlist = defineCall({
  ...own,
  method: "POST",
  path: "/user/wishlist/insert",
  summary: "Put a product into the wishlist",
  body,
  answer,
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["WISHLIST_FULL"] },
});

/** What is not in it is out of it already. */
export const removeFromWishlist = defineCall({
  ...own,
  method: "POST",
  path: "/user/wishlist/remove",
  summary: "Take a product out of the wishlist",
  body,
  answer,
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});
