import { MAX_CART_LINES } from "@pecacerta/rules/cart";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { list, optional, orNothing, quantity } from "./fields.ts";
import { product } from "./product.ts";
import { token, uuid } from "./text-fields.ts";
import { amount, wrapped } from "./wire-values.ts";

/** A chosen option: slug of the option, slug of the value. */
export const chosenOption = z.object({ name: z.string(), value: z.string() });

/** What is added to the price of the goods. */
export const totalsLine = z.object({ type: z.enum(["shipping", "tax"]), title: z.string(), price: amount });

export const cartItem = z.object({
  id: z.int(),
  product,
  options: z.array(chosenOption),
  price: amount,
  quantity: z.int(),
  total: amount,
});

/** A cart as the server prices it. `quantity` is the sum over the lines; line ids are 1, 2, 3, … `lastItemId`. */
export const cart = z
  .object({
    lastItemId: z.int(),
    items: z.array(cartItem),
    subtotal: amount,
    quantity: z.int(),
    totals: z.array(totalsLine),
    total: amount,
  })
  .meta({
    id: "Cart",
    description: "A cart as the server prices it",
    examples: [{ lastItemId: 0, items: [], subtotal: 0, quantity: 0, totals: [], total: 0 }],
  });

export type Cart = z.output<typeof cart>;
export type CartItem = z.output<typeof cartItem>;
export type TotalsLine = z.output<typeof totalsLine>;
export type ChosenOption = z.output<typeof chosenOption>;

const part = z
  .string({ error: "ERROR_ADD_TO_CART_OPTIONS" })
  .min(1, "ERROR_ADD_TO_CART_OPTIONS")
  .max(80, "ERROR_ADD_TO_CART_OPTIONS");

/** Option slug and value slug; whether the product has them is asked of the product (ERROR_ADD_TO_CART_OPTIONS). */
const option = z.object(
  { name: part.meta({ examples: ["material"] }), value: part.meta({ examples: ["ceramica"] }) },
  { error: "ERROR_ADD_TO_CART_OPTIONS" },
);

/** A line as a client names it: no price, no copy of the product. Options have to be chosen completely. */
export const wantedLine = {
  product_id: uuid,
  options: orNothing(list(option, 0, 20)),
  quantity: quantity.default(1),
};

const own = { tags: ["Cart"], access: "bearer", company: true } as const;
const lineFaults = ["ERROR_ADD_TO_CART_QUANTITY", "ERROR_ADD_TO_CART_OPTIONS"] as const;

/** The call after adding to the cart. A line that is already there changes nothing. */
export const addToCart = defineCall({
  ...own,
  method: "POST",
  path: "/user/cart/insert",
  summary: "Put a product into the customer's cart",
  body: z.object({ token: optional(token), ...wantedLine }),
  answer: { 200: wrapped(cart) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["CART_FULL"], 422: lineFaults },
});

export const readCart = defineCall({
  ...own,
  method: "GET",
  path: "/user/cart",
  summary: "The customer's cart at today's prices",
  answer: { 200: wrapped(cart) },
});

export const saveCart = defineCall({
  ...own,
  method: "PUT",
  path: "/user/cart",
  summary: "Replace the customer's cart",
  body: z.object({ items: list(z.object(wantedLine), 0, MAX_CART_LINES) }),
  answer: { 200: wrapped(cart) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 422: lineFaults },
});
