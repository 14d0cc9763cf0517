import { BID_RESPONSE_MS, bidFloor, isAllowedBidValue } from "@pecacerta/rules/bid";
import type { Centavos } from "@pecacerta/rules/money";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { products } from "../../catalog/tables.ts";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../tables/bids.ts";
import {
  type AcceptBidOutcome,
  acceptAndReserve,
  applyBidEvent,
  type BidEventInput,
  type CloseBidOutcome,
} from "./bid-events.ts";
import { queueBidAnsweredMail } from "./mails.ts";

type CounterBidOutcome = Outcome<
  undefined,
  "BID_NOT_FOUND" | "BID_CLOSED" | "INVALID_BID_VALUE" | "BID_BELOW_FLOOR",
  { errors?: Record<string, string> }
>;
/** `floorBp`: the floor price in basis points of the product's price; 0 or missing: any price. */
type AnswerBidInput = BidEventInput & { floorBp?: number };

export async function acceptBid(
  tx: TenantTransaction,
  actor: Actor,
  { id, now, floorBp = 0 }: AnswerBidInput,
): Promise<AcceptBidOutcome | Outcome<never, "BID_BELOW_FLOOR">> {
  const bid = await findBidPrice(tx, id);
  if (!bid) return refuse("BID_NOT_FOUND");
  if (bid.value < bidFloor(bid.price, floorBp)) return refuse("BID_BELOW_FLOOR");
  const outcome = await acceptAndReserve(tx, "accept", eq(bids.id, id), now);
  if (!outcome.ok) return outcome;
  await queueBidAnsweredMail(tx, id, "accepted");
  await appendAuditEntry(tx, actor, { action: "bid.accepted", subjectKind: "bid", subjectId: id, at: now });
  return outcome;
}

export async function counterBid(
  tx: TenantTransaction,
  actor: Actor,
  { id, counter, now, floorBp = 0 }: AnswerBidInput & { counter: Centavos },
): Promise<CounterBidOutcome> {
  const bid = await findBidPrice(tx, id);
  if (!bid) return refuse("BID_NOT_FOUND");
  if (!isAllowedBidValue(counter, bid.price))
    return refuse("INVALID_BID_VALUE", { errors: { value: "INVALID_BID_VALUE" } });
  if (counter < bidFloor(bid.price, floorBp))
    return refuse("BID_BELOW_FLOOR", { errors: { value: "BID_BELOW_FLOOR" } });
  const expiresAt = new Date(now.getTime() + BID_RESPONSE_MS);
  const outcome = await applyBidEvent(tx, "counter", eq(bids.id, id), { now, counter, expiresAt });
  if (!outcome.ok) return outcome;
  await queueBidAnsweredMail(tx, id, "countered");
  const entry = { action: "bid.countered", subjectKind: "bid", subjectId: id, after: { counter }, at: now };
  await appendAuditEntry(tx, actor, entry);
  return accept(undefined);
}

async function findBidPrice(tx: TenantTransaction, id: string): Promise<{ value: number; price: number } | undefined> {
  const [bid] = await tx
    .select({ value: bids.value, price: products.price })
    .from(bids)
    .innerJoin(products, and(eq(products.companyId, bids.companyId), eq(products.id, bids.productId)))
    .where(and(eq(bids.companyId, tx.companyId), eq(bids.id, id)));
  return bid;
}

export async function refuseBid(
  tx: TenantTransaction,
  actor: Actor,
  { id, now }: BidEventInput,
): Promise<CloseBidOutcome> {
  const outcome = await applyBidEvent(tx, "refuse", eq(bids.id, id), { now });
  if (!outcome.ok) return outcome;
  await queueBidAnsweredMail(tx, id, "refused");
  await appendAuditEntry(tx, actor, { action: "bid.refused", subjectKind: "bid", subjectId: id, at: now });
  return accept(undefined);
}
