import type { OrderDto, PaymentMethodDto } from "@pecacerta/contract/order";
import { toCentavos } from "@pecacerta/rules/money";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { type TakeStock, takeStock } from "../../catalog/stock/commands.ts";
import { findOrderTerms, findPixReceiver } from "../../companies/queries.ts";
import { findAddressById } from "../../customers/addresses/queries.ts";
import { claimIdempotencyKey, completeIdempotencyKey } from "../../customers/idempotency.ts";
import type { Customer } from "../../customers/sessions/session.ts";
import type { SecretKey } from "../../platform/config/secret-key.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { consumeAcceptedBids, markBidsOrdered } from "../pricing/accepted-bids.ts";
import {
  type LineInput,
  lineTotals,
  type PricedLine,
  priceLines,
  quantitiesByProduct,
  stockErrors,
  toBidLine,
} from "../pricing/price-lines.ts";
import { type OrderAddress, orders } from "../tables/orders.ts";
import { insertOrder } from "./insert-order.ts";
import { judgeOrderFitment } from "./judge-fitment.ts";
import { lockNewCustomer, newCustomerRefusal } from "./new-customer-limits.ts";
import { withToken } from "./order-token.ts";

export type OrderRequest = {
  items: LineInput[];
  address_id?: string | undefined;
  vehicle_id?: string | undefined;
  address?: OrderAddress | undefined;
  payment: PaymentMethodDto;
  order_notes: string;
  expected_total?: number | undefined;
};
export type PlaceOrderRefusal =
  | "ADDRESS_NOT_FOUND"
  | "ERROR_ADD_TO_CART_OPTIONS"
  | "IDEMPOTENCY_KEY_REUSED"
  | "NEW_CUSTOMER_QUANTITY"
  | "OUT_OF_STOCK"
  | "PAYMENT_NOT_OFFERED"
  | "PRICE_CHANGED"
  | "PRODUCT_NOT_FOUND"
  | "UNPAID_ORDERS_LIMIT"
  | "UNPAID_VALUE_LIMIT"
  | "VEHICLE_NOT_FOUND";
export type PlaceOrderOutcome = Outcome<OrderDto, PlaceOrderRefusal, Record<string, unknown>>;
/** `limitsNewCustomers`: the company's limits for customers without a completed order apply. */
export type PlaceOrderInput = {
  customer: Customer;
  key: string;
  asked: OrderRequest;
  limitsNewCustomers?: boolean;
  secretKey: SecretKey;
  now: Date;
};

/**
 * Places an order, in the caller's transaction and with no network in it: everything of it happens, or nothing.
 * The server prices it from its own rows. Products are locked in ascending order of id, so that two orders of the same
 * products never wait for each other in a ring; the order number, which all orders of a company share, comes last.
 */
export async function placeOrder(
  tx: TenantTransaction,
  placing: PlaceOrderInput,
  take: TakeStock = takeStock,
): Promise<PlaceOrderOutcome> {
  const { customer, key, asked, secretKey } = placing;
  const intent = { customerId: customer.id, key };
  const claim = await claimIdempotencyKey<Omit<OrderDto, "token">>(tx, { ...intent, body: asked });
  if (claim.state === "reused") return refuse("IDEMPOTENCY_KEY_REUSED");
  // An answer that was kept by an older program lacks what orders did not have then.
  if (claim.state === "repeated") {
    const { cancelledAt = null, payBy = null, cancelReason = null } = claim.answer;
    const tokenHash = await tokenHashOf(tx, claim.answer.id);
    return accept(withToken(secretKey, tx.companyId, { ...claim.answer, tokenHash, cancelledAt, payBy, cancelReason }));
  }

  const terms = await findOrderTerms(tx);
  const unpaid = placing.limitsNewCustomers ? await lockNewCustomer(tx, customer.id) : undefined;
  const address = await addressOf(tx, customer.id, asked);
  if (!address) return refuse("ADDRESS_NOT_FOUND");
  const wanted = { customerId: customer.id, lines: asked.items.map(toBidLine), now: placing.now };
  const offers = await consumeAcceptedBids(tx, wanted);
  const priced = await priceLines(tx, asked.items, offers);
  if (!priced.ok) return priced;
  const lines = priced.value;
  const judged = await judgeOrderFitment(tx, { vehicleId: asked.vehicle_id, lines, now: placing.now });
  if (!judged.ok) return judged;
  const offered = await offeredPayment(tx, asked.payment);
  if (!offered) return refuse("PAYMENT_NOT_OFFERED", { errors: { payment: "PAYMENT_NOT_OFFERED" } });
  const refusal = (unpaid && newCustomerRefusal({ lines, bids: offers, unpaid, terms })) ?? refusalOf(lines, asked);
  if (refusal) return refusal;
  if (!(await takeAll(tx, lines, take))) return await soldMeanwhile(tx, asked.items);

  const order = await insertOrder(tx, placing, {
    ...{ lines, address, receiver: offered.receiver },
    verdicts: judged.value,
    payHours: terms.unpaidOrderHours,
  });
  await markBidsOrdered(tx, offers, order.id);
  const { tokenHash, ...answer } = order;
  await completeIdempotencyKey(tx, intent, answer);
  return accept(withToken(secretKey, tx.companyId, order));
}

async function tokenHashOf(tx: TenantTransaction, orderId: string): Promise<Buffer> {
  const [order] = await tx
    .select({ tokenHash: orders.tokenHash })
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, orderId)));
  return order?.tokenHash ?? Buffer.alloc(0);
}

// Orders hold a copy of where they go, without what only the address book needs.
async function addressOf(tx: TenantTransaction, customerId: string, { address_id, address }: OrderRequest) {
  if (!address_id) return address;
  const found = await findAddressById(tx, customerId, address_id);
  if (!found) return undefined;
  const { id, default: _isDefault, ...stored } = found;
  return stored satisfies OrderAddress;
}

/** Pix needs a key to pay to; `combine` is settled between people; nothing else can be taken without a provider. */
async function offeredPayment(tx: TenantTransaction, payment: PaymentMethodDto) {
  if (payment === "combine") return { receiver: undefined };
  const receiver = payment === "pix" ? await findPixReceiver(tx) : undefined;
  return receiver && { receiver };
}

function refusalOf(lines: readonly PricedLine[], asked: OrderRequest) {
  const errors = stockErrors(lines);
  if (errors) return refuse("OUT_OF_STOCK", { errors });
  const { totals, told } = lineTotals(lines);
  const expected = asked.expected_total;
  return expected !== undefined && toCentavos(expected) !== totals.total ? refuse("PRICE_CHANGED", told) : undefined;
}

async function takeAll(tx: TenantTransaction, lines: readonly PricedLine[], take: TakeStock): Promise<boolean> {
  for (const wanted of quantitiesByProduct(lines)) if (!(await take(tx, wanted))) return false;
  return true;
}

// Somebody was faster between the look and the lock: what is left is read again, for the answer.
async function soldMeanwhile(tx: TenantTransaction, items: readonly LineInput[]) {
  const again = await priceLines(tx, items);
  return refuse("OUT_OF_STOCK", { errors: (again.ok && stockErrors(again.value)) || {} });
}
