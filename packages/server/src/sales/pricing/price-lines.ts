import { outOfStockError } from "@pecacerta/contract/out-of-stock-error";
import type { Centavos } from "@pecacerta/rules/money";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { type OptionChoice, validateChoices } from "@pecacerta/rules/product";
import { piecesForSale } from "@pecacerta/rules/stock-movement";
import { findSellableProducts, type SellableProduct } from "../../catalog/products/sellable-products.ts";
import type { ProductQuantity } from "../../catalog/stock/commands.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { AcceptedBid } from "./accepted-bids.ts";

export type LineInput = { product_id: string; options: readonly OptionChoice[]; quantity: number };
export type PricedLine = {
  product: SellableProduct;
  options: OptionChoice[];
  price: Centavos;
  quantity: number;
  bid?: AcceptedBid | undefined;
};

/** `bids` holds the accepted bid of each line, by its index; its price replaces today's. */
export async function priceLines(
  tx: TenantTransaction,
  items: readonly LineInput[],
  bids: readonly (AcceptedBid | undefined)[] = [],
): Promise<
  Outcome<PricedLine[], "PRODUCT_NOT_FOUND" | "ERROR_ADD_TO_CART_OPTIONS", { errors: Record<string, string> }>
> {
  const products = await findSellableProducts(
    tx,
    items.map((item) => item.product_id),
  );
  const lines: PricedLine[] = [];
  for (const [index, { product_id, options, quantity }] of items.entries()) {
    const product = products.get(product_id);
    if (!product)
      return refuse("PRODUCT_NOT_FOUND", { errors: { [`items.${index}.product_id`]: "PRODUCT_NOT_FOUND" } });
    const choices = validateChoices(product.options, options);
    if (!choices.ok) return refuse(choices.refusal, { errors: { [`items.${index}.options`]: choices.refusal } });
    const bid = bids[index];
    lines.push({ product, options: choices.value, price: bid?.price ?? product.price, quantity, bid });
  }
  return accept(lines);
}

/** In ascending order of id: the order in which every transaction locks stock. */
export function quantitiesByProduct(items: readonly ProductQuantity[]): ProductQuantity[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

export const toProductQuantity = ({ product, quantity }: PricedLine): ProductQuantity => ({
  productId: product.id,
  quantity,
});

export const availablePieces = ({ price, onHand }: SellableProduct): number => (price > 0 ? piecesForSale(onHand) : 0);

/** Undefined when there is enough stock for all lines. */
export function stockErrors(lines: readonly PricedLine[]): Record<string, string> | undefined {
  const required = new Map(
    quantitiesByProduct(lines.map(toProductQuantity)).map(({ productId, quantity }) => [productId, quantity]),
  );
  const errors = lines.flatMap(({ product }, index) => {
    const available = availablePieces(product);
    return (required.get(product.id) ?? 0) > available ? [[`items.${index}.quantity`, outOfStockError(available)]] : [];
  });
  return errors.length === 0 ? undefined : Object.fromEntries(errors);
}
