import { IMAGE_REFUSAL_REASONS, MAX_IMAGE_TEXT } from "@pecacerta/rules/image-upload";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { errorBodySchema } from "../error-body.ts";
import { integerField, optionalField, typeError, withDefault } from "../fields.ts";
import { optionalIdempotencyKey } from "../idempotency.ts";
import { textField } from "../text-fields.ts";
import { dataEnvelope, timestampSchema } from "../wire-values.ts";
import { formRefusals } from "./order-call.ts";
import { readsCatalog, writesCatalog } from "./product-call.ts";

const SAMPLE_NAME = "0f1e2d3c4b5a69788796";
const invalid = { error: "ERROR_FORM_INVALID" } as const;

const imageNameField = z
  .string(typeError("ERROR_FORM_INVALID"))
  .regex(/^[0-9a-f]{20}$/, "ERROR_FORM_INVALID")
  .meta({ examples: [SAMPLE_NAME] });

const namesField = z
  .string(typeError("ERROR_FORM_INVALID"))
  .regex(/^[0-9a-f]{20}(,[0-9a-f]{20}){0,99}$/, "ERROR_FORM_INVALID")
  .meta({ examples: [SAMPLE_NAME] });

const imageTextField = textField(MAX_IMAGE_TEXT, "Pastilha de freio dianteira, vista de frente");

/** `width`, `height`: null for an image that was stored before images were counted. */
export const staffImageSchema = z
  .object({
    name: z.string(),
    url: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    bytes: z.int(),
    text: z.string().meta({ description: "What the image shows, in words" }),
    createdAt: timestampSchema,
    unusedSince: timestampSchema.nullable(),
  })
  .meta({ id: "StaffImage", description: "An image that the company has stored", examples: [] });

export type StaffImageDto = z.output<typeof staffImageSchema>;

const imageUsageSchema = z.object({
  images: z.int(),
  maxImages: z.int(),
  bytes: z.int(),
  maxBytes: z.int(),
});

const imageNotFound = { 404: ["IMAGE_NOT_FOUND"] } as const;
const oneImage = {
  params: z.object({ name: imageNameField }),
  responses: { 200: dataEnvelope(staffImageSchema) },
};

/**
 * The newest first. `unused`: those that no page has shown since `unusedSince`, which the nightly cleanup writes; after
 * 30 days it deletes them. `names`, separated by commas: these images alone.
 */
export const listImagesCall = defineCall({
  ...readsCatalog,
  method: "GET",
  path: "/admin/images",
  summary: "The company's images",
  query: z.object({
    view: withDefault(z.enum(["all", "unused"], invalid), "all"),
    names: optionalField(namesField),
    limit: withDefault(integerField(1, 200), 50),
    after: optionalField(textField(60)),
  }),
  responses: {
    200: dataEnvelope(
      z.object({ items: z.array(staffImageSchema), next: z.string().nullable(), usage: imageUsageSchema }),
    ),
  },
});

/**
 * The body is the file, of at most 30 MB: a JPEG, PNG, WebP, AVIF, GIF or TIFF picture. It is stored anew in the sizes
 * of the shop, without its metadata. The same file again is the same image. `name`: of the file. `text`: a description
 * that an image keeps which has one already.
 */
export const addImageCall = defineCall({
  ...writesCatalog,
  upload: true,
  method: "POST",
  path: "/admin/images",
  summary: "Store an image",
  headers: optionalIdempotencyKey,
  query: z.object({
    name: withDefault(textField(255, "frente.jpg"), ""),
    text: withDefault(imageTextField, ""),
  }),
  responses: oneImage.responses,
  refusals: {
    409: ["QUOTA_FULL"],
    422: ["IMAGE_REFUSED", "IDEMPOTENCY_KEY_REUSED", ...formRefusals],
  },
  refusalBody: {
    409: errorBodySchema.extend({ usage: imageUsageSchema.optional() }),
    422: errorBodySchema.extend({
      reason: z.enum(IMAGE_REFUSAL_REASONS).optional(),
      width: z.int().optional(),
      height: z.int().optional(),
    }),
  },
});

export const changeImageCall = defineCall({
  ...writesCatalog,
  ...oneImage,
  method: "PATCH",
  path: "/admin/images/:name",
  summary: "Describe an image",
  body: z.object({ text: imageTextField.refine((text) => text !== "", "ERROR_FORM_REQUIRED") }),
  refusals: { ...imageNotFound, 422: formRefusals },
});

/** IMAGE_IN_USE: a page, the logo or an order shows it. */
export const deleteImageCall = defineCall({
  ...writesCatalog,
  params: oneImage.params,
  method: "DELETE",
  path: "/admin/images/:name",
  summary: "Delete an image",
  responses: { 200: dataEnvelope(z.null()) },
  refusals: { ...imageNotFound, 409: ["IMAGE_IN_USE"] },
});
