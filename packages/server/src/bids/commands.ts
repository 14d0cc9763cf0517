import type { Bid } from "@pecacerta/contract/bids";
import { BID_ANSWER_TIME, bidStatesBefore, isBidValue } from "@pecacerta/rules/bid";
import { centavosOf } from "@pecacerta/rules/money";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { goodsByIds } from "../catalog/goods.ts";
import type { Tx } from "../companies/shop.ts";
import { bidById, own } from "./queries.ts";
import { bids } from "./tables.ts";

/** `value` in reais, for one piece. */
export type BidAsked = { product_id: string; value: number; quantity: number; message: string };
type Placed = Outcome<
  Bid,
  "PRODUCT_NOT_FOUND" | "INVALID_BID_VALUE" | "BID_ALREADY_OPEN",
  { errors: Record<string, string> }
>;

/** Makes an offer on a product that is on show and has a price; one at a time by one customer. */
export async function placeBid(tx: Tx, customerId: string, asked: BidAsked, now: Date): Promise<Placed> {
  const { product_id: productId, quantity, message } = asked;
  const goods = (await goodsByIds(tx, [productId])).get(productId);
  if (!goods) return refused("PRODUCT_NOT_FOUND");
  const value = centavosOf(asked.value);
  if (!isBidValue(value, goods.price)) return refused("INVALID_BID_VALUE", { errors: { value: "INVALID_BID_VALUE" } });
  await letRunOut(tx, customerId, productId, now);
  const id = uuid();
  const expiresAt = new Date(now.getTime() + BID_ANSWER_TIME);
  const made = await tx
    .insert(bids)
    .values({ companyId: tx.companyId, id, customerId, productId, value, quantity, message, createdAt: now, expiresAt })
    .onConflictDoNothing();
  const bid = made.rowCount === 1 ? await bidById(tx, id, now) : undefined;
  return bid ? done(bid) : refused("BID_ALREADY_OPEN");
}

/**
 * Holds a customer's other offers back until this transaction is over: two at once cannot each miss the other. Rows that
 * only name the customer, as the keys of intents do, are written meanwhile: whoever holds one of them waits for nobody.
 */
export async function oneByOne(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(
    sql`select from customers where company_id = ${tx.companyId} and id = ${customerId} for no key update`,
  );
}

// What ran out makes room for the next, whether or not anybody has written it down before.
async function letRunOut(tx: Tx, customerId: string, productId: string, now: Date): Promise<void> {
  await tx
    .update(bids)
    .set({ state: "expired" })
    .where(
      and(
        own(tx, customerId),
        eq(bids.productId, productId),
        inArray(bids.state, bidStatesBefore("expire")),
        isNull(bids.orderId),
        lte(bids.expiresAt, now),
      ),
    );
}
