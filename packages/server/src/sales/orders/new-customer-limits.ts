import { newCustomerQuantityError } from "@pecacerta/contract/new-customer-quantity-error";
import { type AcceptedBidTerms, matchAcceptedBids } from "@pecacerta/rules/bid";
import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { refuse } from "@pecacerta/rules/outcome";
import { and, count, eq, isNull, sql, sum } from "drizzle-orm";
import type { OrderTerms } from "../../companies/queries.ts";
import { lockCustomer } from "../../customers/lock-customer.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lineTotals, type PricedLine, quantitiesByProduct } from "../pricing/price-lines.ts";
import { orders } from "../tables/orders.ts";

/** Open unpaid orders of a customer, and their value in centavos. */
type Unpaid = { count: number; value: number };

/**
 * What a customer without a completed order holds unpaid; undefined for other customers. Locks the customer's row until the
 * transaction ends, so that parallel checkouts are counted one after another.
 */
export async function lockNewCustomer(tx: TenantTransaction, customerId: string): Promise<Unpaid | undefined> {
  const orderOf = ownedBy(orders, tx, customerId);
  const completed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(orderOf, eq(orders.statusCode, ORDER_STATUS_CODES.COMPLETED)))
    .limit(1);
  if (completed.length > 0) return undefined;
  await lockCustomer(tx, customerId);
  const unpaid = and(
    orderOf,
    eq(orders.statusCode, ORDER_STATUS_CODES.PENDING),
    eq(orders.paymentState, "pending"),
    isNull(orders.cancelledAt),
  );
  const [held] = await tx
    .select({ count: count(), value: sql<number>`coalesce(${sum(orders.total)}, 0)`.mapWith(Number) })
    .from(orders)
    .where(unpaid);
  return held;
}

type Ordering = { lines: readonly PricedLine[]; bids: readonly AcceptedBidTerms[]; unpaid: Unpaid; terms: OrderTerms };

/**
 * Why a customer without a completed order may not place this order; undefined where it may be placed. Lines ordered under
 * an accepted bid are not limited: the seller agreed to them.
 */
export function newCustomerRefusal({ lines, bids, unpaid, terms }: Ordering) {
  const agreed = matchAcceptedBids(
    lines.map(({ goods, quantity }) => ({ productId: goods.id, quantity })),
    bids,
  );
  const limited = lines.filter((_, index) => agreed[index] === undefined);
  if (limited.length === 0) return undefined;
  const { newCustomerPieces: pieces, newCustomerOpenOrders: openOrders, newCustomerOpenValue: openValue } = terms;
  if (pieces !== null) {
    const tooMany = new Set(
      quantitiesByProduct(limited).flatMap((one) => (one.quantity > pieces ? [one.productId] : [])),
    );
    const errors = lines.flatMap((line, index) =>
      limited.includes(line) && tooMany.has(line.goods.id)
        ? [[`items.${index}.quantity`, newCustomerQuantityError(pieces)]]
        : [],
    );
    if (errors.length > 0) return refuse("NEW_CUSTOMER_QUANTITY", { errors: Object.fromEntries(errors) });
  }
  if (openOrders !== null && unpaid.count >= openOrders) return refuse("UNPAID_ORDERS_LIMIT");
  if (openValue !== null && unpaid.value + lineTotals(limited).totals.total > openValue) {
    return refuse("UNPAID_VALUE_LIMIT");
  }
  return undefined;
}
