import { partIdentity } from "@pecacerta/rules/part-number";
import type { OrderedProduct } from "../tables/orders.ts";

type NamedProduct = Pick<OrderedProduct, "name" | "brand" | "partNumber" | "sku">;

export const orderedPartName = ({ name, brand, partNumber, sku }: NamedProduct): string =>
  `${name} (${partIdentity({ brand: brand?.name ?? "", partNumber, sku })})`;
