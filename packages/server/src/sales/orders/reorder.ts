import type { CartDto } from "@pecacerta/contract/cart";
import type { OrderItemDto } from "@pecacerta/contract/order";
import type { SkippedLineDto } from "@pecacerta/contract/orders";
import { validateChoices } from "@pecacerta/rules/product";
import { findSellableProducts, type SellableProduct } from "../../catalog/products/sellable-products.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { addCartLines } from "../cart/commands.ts";
import { findCart } from "../cart/queries.ts";
import { availablePieces } from "../pricing/price-lines.ts";
import { findOrderByNumber } from "./queries.ts";

type ReorderResult = { cart: CartDto; left_out: SkippedLineDto[] };

/** Adds the available lines. Undefined when there is no such order. */
export async function reorder(
  tx: TenantTransaction,
  customerId: string,
  { number, now }: { number: string; now: Date },
): Promise<ReorderResult | undefined> {
  const order = await findOrderByNumber(tx, customerId, number);
  if (!order) return undefined;
  const products = await findSellableProducts(
    tx,
    order.items.map(({ product }) => product.id),
  );
  const lines = order.items.map((line) => ({
    line,
    unavailability: findUnavailability(line, products.get(line.product.id)),
  }));
  const available = lines.filter(({ unavailability }) => !unavailability || unavailability.left > 0);
  const rejected = await addCartLines(
    tx,
    customerId,
    available.map(({ line: { product, options, quantity }, unavailability }) => ({
      productId: product.id,
      options,
      quantity: unavailability?.left ?? quantity,
    })),
  );
  const withoutRoom = new Set(rejected.map((index) => available[index]));
  const left_out = lines.flatMap((entry) =>
    toSkippedLines(entry.line, withoutRoom.has(entry) ? CART_FULL : entry.unavailability),
  );
  return { cart: await findCart(tx, customerId, now), left_out };
}

type OrderedLine = Pick<OrderItemDto, "product" | "options" | "quantity">;
type Unavailability = Pick<SkippedLineDto, "reason" | "left">;

const CART_FULL: Unavailability = { reason: "CART_FULL", left: 0 };

const toSkippedLines = (
  { product: { id, name } }: OrderedLine,
  unavailability: Unavailability | undefined,
): SkippedLineDto[] => (unavailability ? [{ product_id: id, name, ...unavailability }] : []);

/** Undefined when all pieces can be ordered again; else `left` of them can. */
function findUnavailability(
  { options, quantity }: OrderedLine,
  product: SellableProduct | undefined,
): Unavailability | undefined {
  if (!product) return { reason: "PRODUCT_NOT_FOUND", left: 0 };
  if (!validateChoices(product.options, options).ok) return { reason: "ERROR_ADD_TO_CART_OPTIONS", left: 0 };
  const left = availablePieces(product);
  return left < quantity ? { reason: "OUT_OF_STOCK", left } : undefined;
}
