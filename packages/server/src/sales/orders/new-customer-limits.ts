import { newCustomerQuantityError } from "@pecacerta/contract/new-customer-quantity-error";
import { orderTotals } from "@pecacerta/rules/cart";
import type { Centavos } from "@pecacerta/rules/money";
import { ORDER_STATUS_CODES } from "@pecacerta/rules/order";
import { refuse } from "@pecacerta/rules/outcome";
import { and, count, eq, isNull, sql, sum } from "drizzle-orm";
import type { OrderTerms } from "../../companies/queries.ts";
import { lockCustomer } from "../../customers/lock-customer.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type PricedLine, quantitiesByProduct, toProductQuantity } from "../pricing/price-lines.ts";
import { orders } from "../tables/orders.ts";
import type { PricedOrder } from "./price-order.ts";

type UnpaidOrders = { count: number; value: Centavos };

/** Undefined for customers with a completed order. The row lock makes parallel checkouts count one after another. */
export async function lockNewCustomer(tx: TenantTransaction, customerId: string): Promise<UnpaidOrders | undefined> {
  const whereOwned = ownedBy(orders, tx, customerId);
  const completed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(whereOwned, eq(orders.statusCode, ORDER_STATUS_CODES.COMPLETED)))
    .limit(1);
  if (completed.length > 0) return undefined;
  await lockCustomer(tx, customerId);
  const whereUnpaid = and(
    whereOwned,
    eq(orders.statusCode, ORDER_STATUS_CODES.PENDING),
    eq(orders.paymentState, "pending"),
    isNull(orders.cancelledAt),
  );
  const [unpaid] = await tx
    .select({ count: count(), value: sql<number>`coalesce(${sum(orders.total)}, 0)`.mapWith(Number) })
    .from(orders)
    .where(whereUnpaid);
  return unpaid;
}

type NewCustomerOrder = { order: PricedOrder; unpaid: UnpaidOrders; terms: OrderTerms };

/** Lines at the price of an accepted bid are not limited: the seller agreed to them. */
export function newCustomerRefusal({ order: { lines }, unpaid, terms }: NewCustomerOrder) {
  const limited = lines.filter((line) => line.bid === undefined);
  if (limited.length === 0) return undefined;
  const { newCustomerPieces, newCustomerOpenOrders, newCustomerOpenValue } = terms;
  const errors = newCustomerPieces === null ? undefined : quantityErrors(lines, limited, newCustomerPieces);
  if (errors) return refuse("NEW_CUSTOMER_QUANTITY", { errors });
  if (newCustomerOpenOrders !== null && unpaid.count >= newCustomerOpenOrders) return refuse("UNPAID_ORDERS_LIMIT");
  if (newCustomerOpenValue !== null && unpaid.value + orderTotals(limited, terms.sales).total > newCustomerOpenValue) {
    return refuse("UNPAID_VALUE_LIMIT");
  }
  return undefined;
}

function quantityErrors(lines: readonly PricedLine[], limited: readonly PricedLine[], maxPieces: number) {
  const excessive = new Set(
    quantitiesByProduct(limited.map(toProductQuantity))
      .filter(({ quantity }) => quantity > maxPieces)
      .map(({ productId }) => productId),
  );
  const errors = lines.flatMap((line, index) =>
    limited.includes(line) && excessive.has(line.product.id)
      ? [[`items.${index}.quantity`, newCustomerQuantityError(maxPieces)]]
      : [],
  );
  return errors.length === 0 ? undefined : Object.fromEntries(errors);
}
