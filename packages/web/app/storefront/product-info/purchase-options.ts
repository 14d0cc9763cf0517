import type { ProductDto } from "@pecacerta/contract/product";
import { centavosOf } from "@pecacerta/rules/money";
import { type WaysToBuy, waysToBuy } from "@pecacerta/rules/product";

/** What a product as the wire says it offers to a customer or a visitor. */
export const purchaseOptionsOf = (
  { price, compareAtPrice, stock }: Pick<ProductDto, "price" | "compareAtPrice" | "stock">,
  signedIn: boolean,
): WaysToBuy =>
  waysToBuy({
    price: centavosOf(price),
    compareAtPrice: compareAtPrice === null ? null : centavosOf(compareAtPrice),
    stock,
    signedIn,
  });
