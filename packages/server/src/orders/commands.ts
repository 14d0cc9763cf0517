import type { OrderedVerdict } from "@pecacerta/contract/fitment";
import type { Order, Payment } from "@pecacerta/contract/order";
import { centavosOf } from "@pecacerta/rules/money";
import { ORDER_CODES } from "@pecacerta/rules/order";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { pixCode, txidOf } from "@pecacerta/rules/pix";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { addressById } from "../addresses/queries.ts";
import { noteOrdered, takeUpAgreed } from "../bids/agreed.ts";
import { agreeable, type Line, type LineAsked, priceLines, shortages, sumsOf, wantedOf } from "../cart/lines.ts";
import { cartItems } from "../cart/tables.ts";
import { pixReceiver } from "../companies/queries.ts";
import type { Tx } from "../companies/shop.ts";
import { claimKey, keepAnswer } from "../customers/intents.ts";
import { type Customer, newSecret } from "../customers/session.ts";
import { queueMail } from "../mail/commands.ts";
import { noteMoves, type TakeStock, takeStock } from "../stock/commands.ts";
import { receivedMail } from "./mails.ts";
import { orderItems, orderSteps, orders, type StoredAddress } from "./tables.ts";
import { verdictsAtOrdering } from "./verdicts.ts";
import { orderOnWire } from "./wire.ts";

export type OrderAsked = {
  items: LineAsked[];
  address_id?: string | undefined;
  vehicle_id?: string | undefined;
  address?: StoredAddress | undefined;
  payment: Payment;
  order_notes: string;
  expected_total?: number | undefined;
};
export type OrderRefusal =
  | "ADDRESS_NOT_FOUND"
  | "ERROR_ADD_TO_CART_OPTIONS"
  | "IDEMPOTENCY_KEY_REUSED"
  | "OUT_OF_STOCK"
  | "PAYMENT_NOT_OFFERED"
  | "PRICE_CHANGED"
  | "PRODUCT_NOT_FOUND"
  | "VEHICLE_NOT_FOUND";
export type OrderOutcome = Outcome<Order, OrderRefusal, Record<string, unknown>>;
type Placing = { customer: Customer; key: string; asked: OrderAsked; now: Date };

/**
 * Places an order, in the caller's transaction and with no network in it: everything of it happens, or nothing.
 * The server prices it from its own rows. Products are locked in ascending order of id, so that two orders of the same
 * products never wait for each other in a ring; the order number, which all orders of a company share, comes last.
 */
export async function placeOrder(tx: Tx, placing: Placing, take: TakeStock = takeStock): Promise<OrderOutcome> {
  const { customer, key, asked } = placing;
  const intent = { customerId: customer.id, key };
  const claim = await claimKey<Order>(tx, { ...intent, body: asked });
  if (claim.state === "reused") return refused("IDEMPOTENCY_KEY_REUSED");
  // An answer that was kept by an older program lacks what orders did not have then.
  if (claim.state === "repeated") return done({ ...claim.answer, cancelledAt: claim.answer.cancelledAt ?? null });

  const address = await addressOf(tx, customer.id, asked);
  if (!address) return refused("ADDRESS_NOT_FOUND");
  const wanted = { customerId: customer.id, lines: asked.items.map(agreeable), now: placing.now };
  const offers = await takeUpAgreed(tx, wanted);
  const priced = await priceLines(tx, asked.items, offers);
  if (!priced.ok) return priced;
  const lines = priced.value;
  const judged = await verdictsAtOrdering(tx, { vehicleId: asked.vehicle_id, lines, now: placing.now });
  if (!judged.ok) return judged;
  const offered = await offeredPayment(tx, asked.payment);
  if (!offered) return refused("PAYMENT_NOT_OFFERED", { errors: { payment: "PAYMENT_NOT_OFFERED" } });
  const refusal = refusalOf(lines, asked);
  if (refusal) return refusal;
  if (!(await takeAll(tx, lines, take))) return await soldMeanwhile(tx, asked.items);

  const order = await writeOrder(tx, placing, {
    ...{ lines, address, receiver: offered.receiver },
    verdicts: judged.value,
  });
  await noteOrdered(tx, offers, order.id);
  await keepAnswer(tx, intent, order);
  return done(order);
}

// Orders hold a copy of where they go, without what only the address book needs.
async function addressOf(tx: Tx, customerId: string, { address_id, address }: OrderAsked) {
  if (!address_id) return address;
  const found = await addressById(tx, customerId, address_id);
  if (!found) return undefined;
  const { id, default: _isDefault, ...stored } = found;
  return stored satisfies StoredAddress;
}

/** Pix needs a key to pay to; `combine` is settled between people; nothing else can be taken without a provider. */
async function offeredPayment(tx: Tx, payment: Payment) {
  if (payment === "combine") return { receiver: undefined };
  const receiver = payment === "pix" ? await pixReceiver(tx) : undefined;
  return receiver && { receiver };
}

function refusalOf(lines: readonly Line[], asked: OrderAsked) {
  const errors = shortages(lines);
  if (errors) return refused("OUT_OF_STOCK", { errors });
  const { totals, told } = sumsOf(lines);
  const expected = asked.expected_total;
  return expected !== undefined && centavosOf(expected) !== totals.total ? refused("PRICE_CHANGED", told) : undefined;
}

async function takeAll(tx: Tx, lines: readonly Line[], take: TakeStock): Promise<boolean> {
  for (const wanted of wantedOf(lines)) if (!(await take(tx, wanted))) return false;
  return true;
}

// Somebody was faster between the look and the lock: what is left is read again, for the answer.
async function soldMeanwhile(tx: Tx, items: readonly LineAsked[]) {
  const again = await priceLines(tx, items);
  return refused("OUT_OF_STOCK", { errors: (again.ok && shortages(again.value)) || {} });
}

type Verdicts = ReadonlyMap<string, OrderedVerdict>;
type Written = {
  lines: Line[];
  address: StoredAddress;
  receiver: Awaited<ReturnType<typeof pixReceiver>>;
  verdicts: Verdicts;
};

async function writeOrder(tx: Tx, { customer, asked, now }: Placing, { lines, address, receiver, verdicts }: Written) {
  const { companyId } = tx;
  const { totals } = sumsOf(lines);
  const id = uuid();
  const number = await nextNumber(tx);
  const charge = receiver && { ...receiver, amount: totals.total, txid: txidOf(`PEDIDO${number}`) };
  const items = lines.map((line, index) => ({
    ...itemOf(line, id, index + 1),
    fitment: verdicts.get(line.goods.id) ?? null,
  }));
  const [order] = await tx
    .insert(orders)
    .values({
      ...totals,
      companyId,
      id,
      number,
      token: newSecret(),
      customerId: customer.id,
      email: customer.email,
      createdAt: now,
      payment: asked.payment,
      shippingAddress: address,
      billingAddress: address,
      orderNotes: asked.order_notes,
      pixCode: charge ? pixCode(charge) : null,
    })
    .returning();
  if (!order) throw new Error("The order was not written");
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, companyId })));
  await tx.insert(orderSteps).values({ companyId, orderId: id, statusCode: ORDER_CODES.PENDING, at: now });
  await noteMoves(
    tx,
    wantedOf(lines).map(({ productId, quantity }) => ({
      productId,
      quantity: -quantity,
      orderId: id,
      reason: "ordered",
    })),
  );
  await queueMail(tx, receivedMail(customer, order, items));
  await emptyCartOf(tx, customer.id, lines);
  return orderOnWire(order, items);
}

const itemOf = ({ goods, options, price, quantity }: Line, orderId: string, position: number) => {
  const { id, name, slug, sku, partNumber, images, options: choices } = goods;
  const product = { id, name, slug, sku, partNumber, images, options: choices };
  return { orderId, position, productId: id, product, options, price, quantity, total: price * quantity };
};

const FIRST_NUMBER = 1001;

async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ last_number: number }>(sql`
    insert into order_numbers (company_id, last_number) values (${tx.companyId}, ${FIRST_NUMBER})
    on conflict (company_id) do update set last_number = order_numbers.last_number + 1
    returning last_number`);
  return Number(rows[0]?.last_number);
}

async function emptyCartOf(tx: Tx, customerId: string, lines: readonly Line[]): Promise<void> {
  const ordered = lines.map(({ goods }) => goods.id);
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.companyId, tx.companyId),
        eq(cartItems.customerId, customerId),
        inArray(cartItems.productId, ordered),
      ),
    );
}
