import type { OrderDto } from "@pecacerta/contract/order";
import { outOfStockError } from "@pecacerta/contract/out-of-stock-error";
import { type AcceptedBidTerms, matchAcceptedBids } from "@pecacerta/rules/bid";
import { type OrderTotals, orderTotals, totalsLines } from "@pecacerta/rules/cart";
import { toDecimalAmount } from "@pecacerta/rules/money";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { type OptionChoice, validateChoices } from "@pecacerta/rules/product";
import { findSellableProducts, type SellableProduct } from "../../catalog/products/sellable-products.ts";
import type { ProductQuantity } from "../../catalog/stock/commands.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** A line as a client asks for it: no price is ever taken from there. */
export type LineInput = { product_id: string; options: readonly OptionChoice[]; quantity: number };
export type PricedLine = { goods: SellableProduct; options: OptionChoice[]; price: number; quantity: number };

/** The lines at today's prices, or at those that were agreed on with the customer; every choice checked. */
export async function priceLines(
  tx: TenantTransaction,
  asked: readonly LineInput[],
  offers: readonly AcceptedBidTerms[] = [],
): Promise<
  Outcome<PricedLine[], "PRODUCT_NOT_FOUND" | "ERROR_ADD_TO_CART_OPTIONS", { errors: Record<string, string> }>
> {
  const goods = await findSellableProducts(
    tx,
    asked.map((line) => line.product_id),
  );
  const agreed = matchAcceptedBids(asked.map(toBidLine), offers);
  const lines: PricedLine[] = [];
  for (const [index, { product_id, options, quantity }] of asked.entries()) {
    const found = goods.get(product_id);
    if (!found) return refuse("PRODUCT_NOT_FOUND", { errors: { [`items.${index}.product_id`]: "PRODUCT_NOT_FOUND" } });
    const choices = validateChoices(found.options, options);
    if (!choices.ok) return refuse(choices.refusal, { errors: { [`items.${index}.options`]: choices.refusal } });
    lines.push({ goods: found, options: choices.value, price: agreed[index]?.price ?? found.price, quantity });
  }
  return accept(lines);
}

/** What a line has to be of, and how much of it, to be bought under an accepted offer. */
export const toBidLine = ({ product_id, quantity }: Pick<LineInput, "product_id" | "quantity">) => ({
  productId: product_id,
  quantity,
});

/** How much of each product the lines want together, in ascending order of id: the order in which all must lock. */
export function quantitiesByProduct(lines: readonly { goods: { id: string }; quantity: number }[]): ProductQuantity[] {
  const wanted = new Map<string, number>();
  for (const { goods, quantity } of lines) wanted.set(goods.id, (wanted.get(goods.id) ?? 0) + quantity);
  return [...wanted]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

/** Each line that cannot be served and what is left of its product; undefined when all can. A free product is not for sale. */
export function stockErrors(lines: readonly PricedLine[]): Record<string, string> | undefined {
  const wanted = new Map(quantitiesByProduct(lines).map(({ productId, quantity }) => [productId, quantity]));
  const short = lines.flatMap(({ goods }, index) => {
    const left = goods.price > 0 ? goods.onHand : 0;
    return (wanted.get(goods.id) ?? 0) > left ? [[`items.${index}.quantity`, outOfStockError(left)]] : [];
  });
  return short.length === 0 ? undefined : Object.fromEntries(short);
}

/** The sums of the lines, and how the wire tells a client that they are not what it expected. */
export function lineTotals(lines: readonly PricedLine[]): {
  totals: OrderTotals;
  told: Pick<OrderDto, "subtotal" | "totals" | "total">;
} {
  const totals = orderTotals(lines);
  const told = {
    subtotal: toDecimalAmount(totals.subtotal),
    totals: totalsLines(lines).map((line) => ({ ...line, price: toDecimalAmount(line.price) })),
    total: toDecimalAmount(totals.total),
  };
  return { totals, told };
}
