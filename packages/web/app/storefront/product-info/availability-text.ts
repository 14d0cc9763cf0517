import type { ProductDto } from "@pecacerta/contract/product";
import { m } from "#messages";

const TEXTS: Readonly<Record<ProductDto["availability"], () => string>> = {
  "in-stock": m.stock_in_stock,
  "out-of-stock": m.stock_out_of_stock,
  "on-backorder": m.stock_on_backorder,
  pending: m.stock_pending,
};

export const availabilityText = (availability: ProductDto["availability"]): string => TEXTS[availability]();
