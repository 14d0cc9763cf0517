import type { CartDto } from "@pecacerta/contract/cart";
import type { OrderItemDto } from "@pecacerta/contract/order";
import type { SkippedLineDto } from "@pecacerta/contract/orders";
import { validateChoices } from "@pecacerta/rules/product";
import { findSellableProducts, type SellableProduct } from "../../catalog/products/sellable-products.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { addCartLines } from "../cart/commands.ts";
import { findCart } from "../cart/queries.ts";
import { findOrderByNumber } from "./queries.ts";

type ReorderResult = { cart: CartDto; left_out: SkippedLineDto[] };

/** Puts what a customer once ordered into the cart, as far as the shop still has it. Undefined: no such order. */
export async function reorder(
  tx: TenantTransaction,
  customerId: string,
  { number, now }: { number: string; now: Date },
): Promise<ReorderResult | undefined> {
  const order = await findOrderByNumber(tx, customerId, number);
  if (!order) return undefined;
  const goods = await findSellableProducts(
    tx,
    order.items.map(({ product }) => product.id),
  );
  const lines = order.items.map((line) => ({ line, lack: findUnavailability(line, goods.get(line.product.id)) }));
  const wanted = lines.filter(({ lack }) => !lack || lack.left > 0);
  const noRoom = await addCartLines(
    tx,
    customerId,
    wanted.map(({ line: { product, options, quantity }, lack }) => ({
      productId: product.id,
      options,
      quantity: lack?.left ?? quantity,
    })),
  );
  const full = new Set(noRoom.map((place) => wanted[place]));
  const left_out = lines.flatMap((one) => toSkippedLines(one.line, full.has(one) ? CART_FULL : one.lack));
  return { cart: await findCart(tx, customerId, now), left_out };
}

type Line = Pick<OrderItemDto, "product" | "options" | "quantity">;
type Unavailability = Pick<SkippedLineDto, "reason" | "left">;

const CART_FULL: Unavailability = { reason: "CART_FULL", left: 0 };

const toSkippedLines = ({ product: { id, name } }: Line, lack: Unavailability | undefined): SkippedLineDto[] =>
  lack ? [{ product_id: id, name, ...lack }] : [];

/** Why a line cannot be bought again as it was, and how many of it can; undefined where all of it can. */
function findUnavailability(
  { options, quantity }: Line,
  goods: SellableProduct | undefined,
): Unavailability | undefined {
  if (!goods) return { reason: "PRODUCT_NOT_FOUND", left: 0 };
  if (!validateChoices(goods.options, options).ok) return { reason: "ERROR_ADD_TO_CART_OPTIONS", left: 0 };
  const left = goods.price > 0 ? goods.onHand : 0;
  return left < quantity ? { reason: "OUT_OF_STOCK", left } : undefined;
}
