import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { bidFloor, bidStatusAt } from "@pecacerta/rules/bid";
import { type InboxKind, visibleInboxKinds } from "@pecacerta/rules/inbox";
import { piecesForSale } from "@pecacerta/rules/stock-movement";
import { and, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { findNamedParts } from "../../catalog/part-names/part-name.ts";
import { productInternals } from "../../catalog/products/tables.ts";
import { stock } from "../../catalog/stock/tables.ts";
import { products } from "../../catalog/tables.ts";
import { findSenderOf } from "../../companies/mail/find-sender.ts";
import { findBidFloorBp } from "../../companies/queries.ts";
import type { StaffMember } from "../../companies/staff-handler.ts";
import { messages } from "../../content/contact/tables.ts";
import { questions } from "../../content/questions/tables.ts";
import { reviews } from "../../content/reviews/tables.ts";
import { toStandingAnswer } from "../../content/standing-answer.ts";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../../sales/tables/bids.ts";
import { orders } from "../../sales/tables/orders.ts";
import { findGarageVerdicts } from "./garage-verdicts.ts";
import { inboxSource } from "./inbox-sources.ts";
import { entryTimes } from "./list-inbox.ts";

/** `baseUrl`: of the installation. */
type ThreadInput = { kind: InboxKind; id: string; baseUrl: string; now: Date };

/** What the entries of a kind have of their own. */
type EntryPart = Pick<InboxThreadDto, "author" | "text"> &
  Partial<Pick<InboxThreadDto, "rating" | "answer" | "hidden" | "closedAt" | "contact" | "bid">> & {
    createdAt: Date;
    productId?: string;
    customerId?: string | null;
  };

const MAX_PAST_ANSWERS = 5;

/** Undefined also for a kind that the member may not see. */
export async function findInboxThread(
  tx: TenantTransaction,
  { permissions }: Pick<StaffMember, "permissions">,
  { kind, id, baseUrl, now }: ThreadInput,
): Promise<InboxThreadDto | undefined> {
  if (!visibleInboxKinds(permissions).includes(kind)) return undefined;
  const entry = await ENTRIES[kind](tx, id, now);
  if (!entry) return undefined;
  const { createdAt, productId, customerId = null, ...part } = entry;
  const [product, past] = productId ? await findProductPart(tx, { productId, entryId: id, baseUrl }) : [null, []];
  const seesCustomer = permissions.has("customers.read") && customerId !== null;
  const vehicles = seesCustomer && productId ? await findGarageVerdicts(tx, { customerId, productId, now }) : [];
  const waiting = await isWaiting(tx, { kind, id, now });
  return {
    kind,
    id,
    rating: null,
    answer: null,
    hidden: null,
    closedAt: null,
    contact: null,
    ...part,
    bid: part.bid ? { ...part.bid, cost: permissions.has("prices.write") ? part.bid.cost : null } : null,
    ...entryTimes(kind, createdAt.getTime(), { waiting, now }),
    customerId: seesCustomer ? customerId : null,
    product,
    vehicles,
    past,
  };
}

async function isWaiting(tx: TenantTransaction, { kind, id, now }: Omit<ThreadInput, "baseUrl">): Promise<boolean> {
  const { table, waiting } = inboxSource(kind);
  const { rows } = await tx.execute(
    sql`select from ${table} where company_id = ${tx.companyId} and id = ${id} and ${waiting(now)}`,
  );
  return rows.length === 1;
}

const ENTRIES: Readonly<
  Record<InboxKind, (tx: TenantTransaction, id: string, now: Date) => Promise<EntryPart | undefined>>
> = {
  questions: async (tx, id) => {
    const [row] = await tx
      .select()
      .from(questions)
      .where(and(eq(questions.companyId, tx.companyId), eq(questions.id, id)));
    return row && { ...feedbackPart(row), author: row.author };
  },
  reviews: async (tx, id) => {
    const [row] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.companyId, tx.companyId), eq(reviews.id, id)));
    return row && { ...feedbackPart(row), author: row.author, rating: row.rating };
  },
  messages: async (tx, id) => {
    const [row] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.companyId, tx.companyId), eq(messages.id, id)));
    if (!row) return undefined;
    const { name: author, content: text, email, phone, createdAt } = row;
    const closedAt = row.closedAt?.toISOString() ?? null;
    return { author, text, createdAt, closedAt, answer: toStandingAnswer(row) ?? null, contact: { email, phone } };
  },
  bids: findBidEntry,
};

type FeedbackRow = typeof questions.$inferSelect | typeof reviews.$inferSelect;

const feedbackPart = (row: FeedbackRow) => ({
  text: row.content,
  createdAt: row.createdAt,
  productId: row.productId,
  customerId: row.customerId,
  answer: toStandingAnswer(row) ?? null,
  hidden: row.hiddenAt && { at: row.hiddenAt.toISOString(), reason: row.hiddenReason },
});

async function findBidEntry(tx: TenantTransaction, id: string, now: Date): Promise<EntryPart | undefined> {
  const [row] = await tx
    .select({
      bid: bids,
      author: customers.name,
      price: products.price,
      cost: productInternals.cost,
      order: orders.number,
    })
    .from(bids)
    .innerJoin(customers, and(eq(customers.companyId, bids.companyId), eq(customers.id, bids.customerId)))
    .innerJoin(products, and(eq(products.companyId, bids.companyId), eq(products.id, bids.productId)))
    .leftJoin(
      productInternals,
      and(eq(productInternals.companyId, products.companyId), eq(productInternals.productId, products.id)),
    )
    .leftJoin(orders, and(eq(orders.companyId, bids.companyId), eq(orders.id, bids.orderId)))
    .where(and(eq(bids.companyId, tx.companyId), eq(bids.id, id)));
  if (!row) return undefined;
  const { bid, author, price, cost, order } = row;
  const { value, quantity, counter, expiresAt, createdAt, productId, customerId, message: text } = bid;
  const stored = { state: bid.state, isOrdered: bid.orderId !== null, expiresAt: expiresAt.getTime() };
  return {
    author,
    text,
    createdAt,
    productId,
    customerId,
    bid: {
      value,
      quantity,
      counter,
      price,
      cost,
      floor: bidFloor(price, await findBidFloorBp(tx)),
      status: bidStatusAt(stored, now.getTime()),
      expiresAt: expiresAt.toISOString(),
      order: order === null ? null : String(order),
    },
  };
}

async function findProductPart(
  tx: TenantTransaction,
  { productId, entryId, baseUrl }: { productId: string; entryId: string; baseUrl: string },
): Promise<[InboxThreadDto["product"], InboxThreadDto["past"]]> {
  const { id, slug, price, published } = products;
  const [row] = await tx
    .select({ id, slug, price, published, stock: stock.onHand })
    .from(products)
    .leftJoin(stock, and(eq(stock.companyId, products.companyId), eq(stock.productId, products.id)))
    .where(and(eq(products.companyId, tx.companyId), eq(products.id, productId)));
  const part = (await findNamedParts(tx, [productId])).get(productId);
  if (!(row && part)) return [null, []];
  const { slug: path, stock: onHand, ...product } = row;
  const { urlOf } = await findSenderOf(tx, baseUrl);
  return [
    { ...product, ...part, url: urlOf(`/products/${path}`), stock: piecesForSale(onHand ?? 0) },
    await findPast(tx, productId, entryId),
  ];
}

async function findPast(tx: TenantTransaction, productId: string, entryId: string): Promise<InboxThreadDto["past"]> {
  const past = await tx
    .select({ id: questions.id, question: questions.content, answer: questions.answer })
    .from(questions)
    .where(
      and(
        eq(questions.companyId, tx.companyId),
        eq(questions.productId, productId),
        isNotNull(questions.answer),
        isNull(questions.hiddenAt),
        ne(questions.id, entryId),
      ),
    )
    .orderBy(desc(questions.createdAt), questions.id)
    .limit(MAX_PAST_ANSWERS);
  return past.map((one) => ({ ...one, answer: one.answer ?? "" }));
}
