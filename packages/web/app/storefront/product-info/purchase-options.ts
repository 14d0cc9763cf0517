import type { ProductDto } from "@pecacerta/contract/product";
import { toCentavos } from "@pecacerta/rules/money";
import { type PurchaseOptions, purchaseOptions } from "@pecacerta/rules/product";

export const purchaseOptionsOf = (
  { price, compareAtPrice, stock }: Pick<ProductDto, "price" | "compareAtPrice" | "stock">,
  signedIn: boolean,
): PurchaseOptions =>
  purchaseOptions({
    price: toCentavos(price),
    compareAtPrice: compareAtPrice === null ? null : toCentavos(compareAtPrice),
    stock,
    signedIn,
  });
