import { z } from "zod";
import { uuidField } from "../text-fields.ts";
import { dataEnvelope } from "../wire-values.ts";
import { formRefusals } from "./order-call.ts";
import { staffProductSchema } from "./product.ts";

export const readsCatalog = {
  tags: ["Staff catalog"],
  access: "staff",
  company: true,
  permission: "catalog.read",
} as const;
export const writesCatalog = {
  tags: ["Staff catalog"],
  access: "staff",
  company: true,
  permission: "catalog.write",
} as const;
export const oneProduct = {
  params: z.object({ id: uuidField }),
  responses: { 200: dataEnvelope(staffProductSchema) },
};
export const productFormRefusals = [...formRefusals, "INVALID_GTIN"] as const;
export const productNotFound = { 404: ["PRODUCT_NOT_FOUND"] } as const;
