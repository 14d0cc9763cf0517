import { type Agreed, agreedOf } from "@pecacerta/rules/bid";
import { and, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm";
import { lockStock, releaseStock } from "../../catalog/stock/commands.ts";
import type { Tx } from "../../companies/shop.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { bids } from "./tables.ts";

/** An accepted offer that waits to be ordered: `price` in centavos for one piece. */
export type AgreedOffer = Agreed & { id: string };
type Line = { productId: string; quantity: number };

/** What a customer may order at a price of their own, as of now. */
export const agreedWith = (tx: Tx, customerId: string, now: Date): Promise<AgreedOffer[]> =>
  waiting(tx.client, { company: tx.companyId, customer: customerId, now });

/**
 * Takes up the accepted offers that these lines are ordered under, each for this transaction alone, and gives back what
 * was set aside for them: from here on the lines are ordered like any others, but at the prices that were agreed on.
 */
export async function takeUpAgreed(
  tx: Tx,
  { customerId, lines, now }: { customerId: string; lines: readonly Line[]; now: Date },
): Promise<AgreedOffer[]> {
  const offers = await waitingLocked(tx.client, { company: tx.companyId, customer: customerId, now });
  const taken = agreedOf(lines, offers).filter((offer) => offer !== undefined);
  if (taken.length === 0) return taken;
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  await releaseStock(tx, taken);
  return taken;
}

/** Writes down in which order the offers were used: once. */
export async function noteOrdered(tx: Tx, offers: readonly AgreedOffer[], orderId: string): Promise<void> {
  if (offers.length === 0) return;
  const ids = offers.map(({ id }) => id);
  const noted = await tx
    .update(bids)
    .set({ orderId })
    .where(
      and(eq(bids.companyId, tx.companyId), inArray(bids.id, ids), eq(bids.state, "accepted"), isNull(bids.orderId)),
    );
  if (noted.rowCount !== offers.length) throw new Error("An offer was ordered twice");
}

type Asked = "company" | "customer" | "now";

const written = (value: (name: Asked) => Placeholder) => sql`
  select id, product_id as "productId", coalesce(counter, value) as price, quantity from bids
  where company_id = ${value("company")} and customer_id = ${value("customer")}
    and state = 'accepted' and order_id is null and expires_at > ${value("now")}
  order by product_id`;

const waiting = prepared<Asked, AgreedOffer>("bids-agreed", written);

const waitingLocked = prepared<Asked, AgreedOffer>("bids-agreed-locked", (value) => sql`${written(value)} for update`);
