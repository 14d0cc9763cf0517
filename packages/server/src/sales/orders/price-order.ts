import type { OrderedVerdictDto } from "@pecacerta/contract/fitment";
import type { PaymentMethodDto } from "@pecacerta/contract/order";
import { type OrderTotals, orderTotals } from "@pecacerta/rules/cart";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import type { ProductQuantity } from "../../catalog/stock/commands.ts";
import { findPixReceiver } from "../../companies/queries.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type AcceptedBid, consumeAcceptedBids } from "../pricing/accepted-bids.ts";
import { type PricedLine, priceLines, quantitiesByProduct, toProductQuantity } from "../pricing/price-lines.ts";
import { judgeOrderFitment } from "./judge-fitment.ts";
import type { PixReceiver } from "./order-pix-code.ts";
import type { PlaceOrderInput, PlaceOrderRefusal } from "./place-order-input.ts";

export type PricedOrder = {
  lines: readonly PricedLine[];
  totals: OrderTotals;
  quantities: readonly ProductQuantity[];
  bids: readonly AcceptedBid[];
  verdicts: ReadonlyMap<string, OrderedVerdictDto>;
  pixReceiver: PixReceiver | undefined;
};

export async function priceOrder(
  tx: TenantTransaction,
  { customer, items, vehicleId, payment, now }: PlaceOrderInput,
  terms: SalesTerms,
): Promise<Outcome<PricedOrder, PlaceOrderRefusal, Record<string, unknown>>> {
  const requested = items.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
  const bids = await consumeAcceptedBids(tx, { customerId: customer.id, lines: requested, now });
  const lines = await priceLines(tx, items, bids);
  if (!lines.ok) return lines;
  const productIds = lines.value.map(({ product }) => product.id);
  const verdicts = await judgeOrderFitment(tx, { vehicleId, productIds, now });
  if (!verdicts.ok) return verdicts;
  const pixReceiver = await findPaymentReceiver(tx, payment);
  if (!pixReceiver.ok) return pixReceiver;
  return accept({
    lines: lines.value,
    totals: orderTotals(lines.value, terms),
    quantities: quantitiesByProduct(lines.value.map(toProductQuantity)),
    bids: bids.filter((bid) => bid !== undefined),
    verdicts: verdicts.value,
    pixReceiver: pixReceiver.value,
  });
}

/** Pix needs a receiver; `combine` is arranged between seller and customer. */
async function findPaymentReceiver(
  tx: TenantTransaction,
  payment: PaymentMethodDto,
): Promise<Outcome<PixReceiver | undefined, "PAYMENT_NOT_OFFERED", Record<string, unknown>>> {
  if (payment === "combine") return accept(undefined);
  const receiver = payment === "pix" ? await findPixReceiver(tx) : undefined;
  return receiver ? accept(receiver) : refuse("PAYMENT_NOT_OFFERED", { errors: { payment: "PAYMENT_NOT_OFFERED" } });
}
