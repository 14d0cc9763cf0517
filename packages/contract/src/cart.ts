import { MAX_CART_LINES } from "@pecacerta/rules/cart";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { defaultEmpty, listField, optionalField, quantityField } from "./fields.ts";
import { productSchema, viewField } from "./product.ts";
import { salesTermsExample, salesTermsSchema } from "./sales-terms.ts";
import { tokenField, uuidField } from "./text-fields.ts";
import { amountSchema, dataEnvelope } from "./wire-values.ts";

/** A chosen option: slug of the option, slug of the value. */
export const chosenOptionSchema = z.object({ name: z.string(), value: z.string() });

export const totalsLineSchema = z.object({
  type: z.enum(["shipping", "tax"]),
  title: z.string(),
  price: amountSchema,
  included: z
    .literal(true)
    .optional()
    .meta({ description: "The prices contain the amount: the total does not add it" }),
});

/** The compact form of a cart line's product. `images` has the first picture only. */
const cartLineProductSchema = productSchema
  .pick({ id: true, slug: true, name: true, brand: true, sku: true, partNumber: true, price: true })
  .extend({ images: productSchema.shape.images, options: productSchema.shape.options })
  .meta({ id: "CartLineProduct", description: "The compact form of a product in the cart" });

export type CartLineProductDto = z.output<typeof cartLineProductSchema>;

const cartItemSchema = z.object({
  id: z.int(),
  product: z.union([productSchema, cartLineProductSchema]),
  options: z.array(chosenOptionSchema),
  price: amountSchema,
  quantity: z.int(),
  total: amountSchema,
});

/** A cart with the server's prices. `quantity` is the sum of all lines. */
export const cartSchema = z
  .object({
    lastItemId: z.int(),
    items: z.array(cartItemSchema),
    subtotal: amountSchema,
    quantity: z.int(),
    totals: z.array(totalsLineSchema),
    total: amountSchema,
    terms: salesTermsSchema,
  })
  .meta({
    id: "Cart",
    description: "A cart as the server prices it",
    examples: [{ lastItemId: 0, items: [], subtotal: 0, quantity: 0, totals: [], total: 0, terms: salesTermsExample }],
  });

export type CartDto = z.output<typeof cartSchema>;

const optionSlugField = z
  .string({ error: "ERROR_ADD_TO_CART_OPTIONS" })
  .max(200, "ERROR_ADD_TO_CART_OPTIONS")
  .regex(/^[a-z0-9-]+$/, "ERROR_ADD_TO_CART_OPTIONS");

/** The server checks whether the product has the option (ERROR_ADD_TO_CART_OPTIONS). */
const optionField = z.object(
  { name: optionSlugField.meta({ examples: ["material"] }), value: optionSlugField.meta({ examples: ["ceramica"] }) },
  { error: "ERROR_ADD_TO_CART_OPTIONS" },
);

/** A line as a client sends it, without prices or product data. */
export const cartLineFields = {
  product_id: uuidField,
  options: defaultEmpty(listField(optionField, 0, PRODUCT_LIMITS.options)),
  quantity: quantityField.default(1),
};

const own = { tags: ["Cart"], access: "bearer", company: true, query: z.object({ view: viewField }) } as const;
const lineRefusals = ["ERROR_ADD_TO_CART_QUANTITY", "ERROR_ADD_TO_CART_OPTIONS"] as const;

/** An existing line is not changed. */
export const addToCartCall = defineCall({
  ...own,
  method: "POST",
  path: "/user/cart/insert",
  summary: "Put a product into the customer's cart",
  body: z.object({ token: optionalField(tokenField), ...cartLineFields }),
  responses: { 200: dataEnvelope(cartSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 409: ["CART_FULL"], 422: lineRefusals },
});

export const getCartCall = defineCall({
  ...own,
  method: "GET",
  path: "/user/cart",
  summary: "The customer's cart at today's prices",
  responses: { 200: dataEnvelope(cartSchema) },
});

export const replaceCartCall = defineCall({
  ...own,
  method: "PUT",
  path: "/user/cart",
  summary: "Replace the customer's cart",
  body: z.object({ items: listField(z.object(cartLineFields), 0, MAX_CART_LINES) }),
  responses: { 200: dataEnvelope(cartSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"], 422: lineRefusals },
});
