import { partIdentity } from "@pecacerta/rules/part-number";
import type { OrderedProduct } from "../tables/orders.ts";

type NamedProduct = Pick<OrderedProduct, "name" | "brand" | "partNumber" | "sku">;

export const orderedPartName = (product: NamedProduct): string => `${product.name} (${partIdentity(product)})`;
