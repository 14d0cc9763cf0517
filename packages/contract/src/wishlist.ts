import { z } from "zod";
import { defineCall } from "./call.ts";
import { productSchema } from "./product.ts";
import { uuidField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const own = { tags: ["Wishlist"], access: "bearer", company: true } as const;
const body = z.object({ product_uuid: uuidField });
const responses = { 200: dataEnvelope(z.array(productSchema)) } as const;

/** Unpublished products are left out. */
export const getWishlistCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/wishlist",
  summary: "The customer's wishlist, the last product added first",
  responses,
});

export const addToWishlistCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/wishlist/insert",
  summary: "Put a product into the wishlist",
  body,
  responses,
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["WISHLIST_FULL"] },
});

export const removeFromWishlistCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/wishlist/remove",
  summary: "Take a product out of the wishlist",
  body,
  responses,
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});
