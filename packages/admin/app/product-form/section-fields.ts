import type { ProductField } from "@pecacerta/contract/admin/product";
import type { ProductSectionId } from "../texts/product-section-texts.ts";
import type { StockPlaceInput } from "./use-product-draft.ts";

export const SECTION_FIELDS: Readonly<Record<ProductSectionId, readonly (ProductField | keyof StockPlaceInput)[]>> = {
  main: ["name", "sku", "partNumber", "brand", "categories"],
  price: ["price", "compareAtPrice", "saleEndsAt", "cost"],
  stock: ["shelf", "minimum", "whenOut"],
  fitments: ["compatibility", "fitments"],
  numbers: ["numbers"],
  images: ["images"],
  attributes: ["type", "attributes"],
  options: ["options"],
  text: ["excerpt", "description", "tags", "badges", "featured"],
  fiscal: ["weight", "box", "gtin", "ncm", "condition", "origin", "warrantyMonths"],
  search: ["slug", "seoTitle", "seoDescription"],
  internal: ["supplier", "supplierCode", "internalNotes"],
};
