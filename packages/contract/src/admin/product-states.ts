import { z } from "zod";
import { defineCall } from "../call.ts";
import { errorBodySchema } from "../error-body.ts";
import { requiredIdempotencyKey } from "../idempotency.ts";
import { dataEnvelope } from "../wire-values.ts";
import { formRefusals, keyRefusals } from "./order-call.ts";
import { oneProduct, productNotFound, writesCatalog } from "./product-call.ts";
import { productFieldInputs } from "./product-inputs.ts";

const changesState = { ...writesCatalog, ...oneProduct, method: "POST" } as const;

/** Answers NOT_PUBLISHABLE with what is missing. */
export const publishProductCall = defineCall({
  ...changesState,
  path: "/admin/products/:id/publish",
  summary: "Show a product in the shop",
  refusals: { ...productNotFound, 409: ["NOT_PUBLISHABLE"] },
  refusalBody: { 409: errorBodySchema.extend({ blockers: z.array(z.string()).optional() }) },
});

export const unpublishProductCall = defineCall({
  ...changesState,
  path: "/admin/products/:id/unpublish",
  summary: "Make a product a draft again, also an archived one",
  refusals: productNotFound,
});

/** It is not sold any more; its numbers stay taken, and orders keep their copy. */
export const archiveProductCall = defineCall({
  ...changesState,
  path: "/admin/products/:id/archive",
  summary: "Archive a product",
  refusals: productNotFound,
});

/** PRODUCT_IN_USE: it is no draft, or was ordered, bid on, asked about, awaited, reviewed or counted. */
export const deleteProductCall = defineCall({
  ...writesCatalog,
  params: oneProduct.params,
  method: "DELETE",
  path: "/admin/products/:id",
  summary: "Delete a draft that was never ordered",
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { ...productNotFound, 409: ["PRODUCT_IN_USE"] },
});

/** A draft with the same fields, another SKU and slug, and no stock. */
export const copyProductCall = defineCall({
  ...changesState,
  path: "/admin/products/:id/copy",
  summary: "Copy a product to a new draft",
  headers: requiredIdempotencyKey,
  body: z.object({ sku: productFieldInputs.sku }),
  refusals: { ...productNotFound, 409: ["SKU_TAKEN"], 422: [...formRefusals, ...keyRefusals] },
});
