import { type OrderDto, orderSchema } from "@pecacerta/contract/order";
import { lacksStreetNumber } from "@pecacerta/rules/address-lines";
import { totalsLines } from "@pecacerta/rules/cart";
import { HOUR_MS } from "@pecacerta/rules/duration";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { z } from "zod";
import { type ProductQuantity, type TakenStock, takeStock } from "../../catalog/stock/commands.ts";
import { findOrderTerms } from "../../companies/queries.ts";
import { findAddressById } from "../../customers/addresses/queries.ts";
import { customerKeys } from "../../customers/idempotency.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { claimIdempotencyKey } from "../../platform/http/idempotency.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { removeProductsFromCart } from "../cart/commands.ts";
import { markBidsOrdered } from "../pricing/accepted-bids.ts";
import { type LineInput, priceLines, stockErrors } from "../pricing/price-lines.ts";
import type { OrderAddress } from "../tables/orders.ts";
import { insertOrder } from "./insert-order.ts";
import { orderReceivedMail, queueStaffOrderMails } from "./mails.ts";
import { lockNewCustomer, newCustomerRefusal } from "./new-customer-limits.ts";
import { toOrderDto } from "./order-dto.ts";
import { withToken } from "./order-token.ts";
import type { PlaceOrderInput, PlaceOrderRefusal } from "./place-order-input.ts";
import { type PricedOrder, priceOrder } from "./price-order.ts";
import { findTokenHash } from "./queries.ts";

type PlaceOrderOutcome = Outcome<OrderDto, PlaceOrderRefusal, Record<string, unknown>>;

const storedResultSchema = orderSchema.omit({ token: true });
type StoredResult = z.input<typeof storedResultSchema>;

/**
 * Stores everything or nothing, without network access. Products are locked in ascending order of id, so that two orders
 * of the same products never deadlock; the order number, which all orders of a company share, is locked last.
 */
export async function placeOrder(tx: TenantTransaction, input: PlaceOrderInput): Promise<PlaceOrderOutcome> {
  const { customer, secretKey, now } = input;
  const keys = customerKeys(tx, customer.id);
  const key = input.idempotencyKey;
  const claim = await claimIdempotencyKey<StoredResult>(keys, { key, body: input.requestBody });
  if (claim.state === "reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  if (claim.state === "completed") return accept(await toRepeatedResult(tx, input, claim.result));

  const terms = await findOrderTerms(tx);
  const unpaid = input.limitsNewCustomers ? await lockNewCustomer(tx, customer.id) : undefined;
  const address = await resolveShippingAddress(tx, input);
  if (!address) return refuse("ADDRESS_NOT_FOUND");
  if (lacksStreetNumber(address)) return numberRequiredRefusal(input);
  const priced = await priceOrder(tx, input, terms.sales);
  if (!priced.ok) return priced;
  const order = priced.value;
  const refusal = (unpaid && newCustomerRefusal({ order, unpaid, terms })) ?? stockOrPriceRefusal(order, input);
  if (refusal) return refusal;
  const taken = await takeAllStock(tx, order.quantities);
  if (!taken) return await outOfStockRefusal(tx, input.items);

  const payBy = terms.unpaidOrderHours === null ? null : new Date(now.getTime() + terms.unpaidOrderHours * HOUR_MS);
  const inserted = await insertOrder(tx, input, { order, taken, address, payBy, delivery: terms.delivery });
  await queueMail(tx, orderReceivedMail(customer, inserted));
  if (input.notice) await queueStaffOrderMails(tx, input.notice, inserted, now);
  await removeProductsFromCart(
    tx,
    customer.id,
    order.quantities.map(({ productId }) => productId),
  );
  await markBidsOrdered(tx, order.bids, inserted.row.id);
  const { tokenHash, ...result } = toOrderDto(inserted.row, inserted, now);
  await keys.complete(key, z.encode(storedResultSchema, result));
  return accept(withToken(secretKey, tx.companyId, { ...result, tokenHash }));
}

/** Results are stored as the wire has them; older versions lack the later fields. */
async function toRepeatedResult(
  tx: TenantTransaction,
  { secretKey }: PlaceOrderInput,
  result: StoredResult,
): Promise<OrderDto> {
  const {
    cancelledAt = null,
    payBy = null,
    cancelReason = null,
    paidAt = null,
    timeline = [],
    delivery = null,
    carrier = "",
    tracking = "",
    nfeKey = null,
  } = result;
  const tokenHash = (await findTokenHash(tx, result.id)) ?? Buffer.alloc(0);
  const added = { cancelledAt, payBy, cancelReason, paidAt, timeline, delivery, carrier, tracking, nfeKey };
  const order = z.decode(storedResultSchema, { ...result, ...added });
  return withToken(secretKey, tx.companyId, { ...order, tokenHash });
}

async function resolveShippingAddress(
  tx: TenantTransaction,
  { customer, addressId, address }: PlaceOrderInput,
): Promise<OrderAddress | undefined> {
  if (!addressId) return address;
  const saved = await findAddressById(tx, customer.id, addressId);
  if (!saved) return undefined;
  const { id, default: _isDefault, ...orderAddress } = saved;
  return orderAddress;
}

const numberRequiredRefusal = ({ addressId }: PlaceOrderInput) =>
  refuse("ADDRESS_NUMBER_REQUIRED", {
    errors: { [addressId ? "address_id" : "address.address1"]: "ADDRESS_NUMBER_REQUIRED" },
  });

function stockOrPriceRefusal({ lines, totals }: PricedOrder, { expectedTotal }: PlaceOrderInput) {
  const errors = stockErrors(lines);
  if (errors) return refuse("OUT_OF_STOCK", { errors });
  if (expectedTotal === undefined || expectedTotal === totals.total) return undefined;
  return refuse("PRICE_CHANGED", { subtotal: totals.subtotal, totals: totalsLines(totals), total: totals.total });
}

/** Undefined where a product has fewer pieces: the caller must roll back. */
async function takeAllStock(
  tx: TenantTransaction,
  quantities: readonly ProductQuantity[],
): Promise<TakenStock[] | undefined> {
  const all: TakenStock[] = [];
  for (const quantity of quantities) {
    const taken = await takeStock(tx, quantity);
    if (!taken) return undefined;
    all.push(taken);
  }
  return all;
}

/** Lost a race for stock: reads it again for the error payload. */
async function outOfStockRefusal(tx: TenantTransaction, items: readonly LineInput[]) {
  const lines = await priceLines(tx, items);
  return refuse("OUT_OF_STOCK", { errors: (lines.ok && stockErrors(lines.value)) || {} });
}
