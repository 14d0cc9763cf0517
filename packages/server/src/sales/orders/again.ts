import type { Cart } from "@pecacerta/contract/cart";
import type { OrderItem } from "@pecacerta/contract/order";
import type { LeftOut } from "@pecacerta/contract/orders";
import { checkChoices } from "@pecacerta/rules/product";
import { type Goods, goodsByIds } from "../../catalog/products/goods.ts";
import type { Tx } from "../../companies/shop.ts";
import { addLines } from "../cart/commands.ts";
import { cartOf } from "../cart/queries.ts";
import { orderByNumber } from "./queries.ts";

type Again = { cart: Cart; left_out: LeftOut[] };

/** Puts what a customer once ordered into the cart, as far as the shop still has it. Undefined: no such order. */
export async function orderAgain(
  tx: Tx,
  customerId: string,
  { number, now }: { number: string; now: Date },
): Promise<Again | undefined> {
  const order = await orderByNumber(tx, customerId, number);
  if (!order) return undefined;
  const goods = await goodsByIds(
    tx,
    order.items.map(({ product }) => product.id),
  );
  const lines = order.items.map((line) => ({ line, lack: lackOf(line, goods.get(line.product.id)) }));
  const wanted = lines.filter(({ lack }) => !lack || lack.left > 0);
  const noRoom = await addLines(
    tx,
    customerId,
    wanted.map(({ line: { product, options, quantity }, lack }) => ({
      productId: product.id,
      options,
      quantity: lack?.left ?? quantity,
    })),
  );
  const full = new Set(noRoom.map((place) => wanted[place]));
  const left_out = lines.flatMap((one) => leftOut(one.line, full.has(one) ? CART_FULL : one.lack));
  return { cart: await cartOf(tx, customerId, now), left_out };
}

type Line = Pick<OrderItem, "product" | "options" | "quantity">;
type Lack = Pick<LeftOut, "reason" | "left">;

const CART_FULL: Lack = { reason: "CART_FULL", left: 0 };

const leftOut = ({ product: { id, name } }: Line, lack: Lack | undefined): LeftOut[] =>
  lack ? [{ product_id: id, name, ...lack }] : [];

/** Why a line cannot be bought again as it was, and how many of it can; undefined where all of it can. */
function lackOf({ options, quantity }: Line, goods: Goods | undefined): Lack | undefined {
  if (!goods) return { reason: "PRODUCT_NOT_FOUND", left: 0 };
  if (!checkChoices(goods.options, options).ok) return { reason: "ERROR_ADD_TO_CART_OPTIONS", left: 0 };
  const left = goods.price > 0 ? goods.onHand : 0;
  return left < quantity ? { reason: "OUT_OF_STOCK", left } : undefined;
}
