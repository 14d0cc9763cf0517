import type { CartDto } from "@pecacerta/contract/cart";
import { matchAcceptedBids } from "@pecacerta/rules/bid";
import { buildCart as priceCart } from "@pecacerta/rules/cart";
import { toCentavos, toDecimalAmount } from "@pecacerta/rules/money";
import { sql } from "drizzle-orm";
import { findCartLines } from "../../catalog/products/find-products.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findAcceptedBids } from "../pricing/accepted-bids.ts";

/**
 * The customer's cart at today's prices, and at those that were agreed on with this customer. A line whose product is no
 * longer on show is left out.
 */
export async function findCart(tx: TenantTransaction, customerId: string, now: Date): Promise<CartDto> {
  const [kept] = await selectLastItemId(tx.client, { company: tx.companyId, customer: customerId });
  const lines = await findCartLines(tx, customerId);
  const offers = await findAcceptedBids(tx, customerId, now);
  const agreed = matchAcceptedBids(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    offers,
  );
  const priced = lines.map((line, at) => ({ ...line, price: agreed[at]?.price ?? toCentavos(line.product.price) }));
  return toCartDto(priceCart(kept?.selectLastItemId ?? 0, priced));
}

const selectLastItemId = prepareStatement<"company" | "customer", { selectLastItemId: number }>(
  "cart-last-item",
  (value) => sql`select last_item_id as "lastItemId" from carts
    where company_id = ${value("company")} and customer_id = ${value("customer")}`,
);

function toCartDto(cart: ReturnType<typeof priceCart<CartDto["items"][number]["product"]>>): CartDto {
  return {
    ...cart,
    items: cart.items.map((item) => ({
      ...item,
      price: toDecimalAmount(item.price),
      total: toDecimalAmount(item.total),
    })),
    subtotal: toDecimalAmount(cart.subtotal),
    totals: cart.totals.map((line) => ({ ...line, price: toDecimalAmount(line.price) })),
    total: toDecimalAmount(cart.total),
  };
}
