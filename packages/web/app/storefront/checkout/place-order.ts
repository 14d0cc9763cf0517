import { parseNewCustomerQuantityError } from "@pecacerta/contract/new-customer-quantity-error";
import type { OrderDto } from "@pecacerta/contract/order";
import { parseOutOfStockError } from "@pecacerta/contract/out-of-stock-error";
import { toAddressFormErrors } from "@pecacerta/rules/address-form";
import { lineKey } from "@pecacerta/rules/cart";
import type { Centavos } from "@pecacerta/rules/money";
import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { isObject } from "../../client/storage.ts";
import type { BrowserCart } from "../cart/cart-product.ts";
import { isAddressField, type PlaceOrderBody } from "./checkout-draft.ts";

export type Shortage = { key: string; name: string; left: number };

/** Why no order was created. Amounts in centavos. */
export type CheckoutRefusal =
  | { reason: "stock"; shortages: Shortage[] }
  /** `left` is the most pieces that a new customer may order. */
  | { reason: "pieces"; shortages: Shortage[] }
  | { reason: "price"; before: Centavos; after: Centavos }
  | { reason: "fields"; errors: Readonly<Record<string, string>> }
  /** The earlier attempt had created an order; this one differs from it. */
  | { reason: "earlier"; number: string }
  | { reason: "unanswered"; refusal: string }
  | { reason: "refused"; refusal: string };

export type PlaceOrderResult = { ok: true; order: OrderDto } | { ok: false; refusal: CheckoutRefusal };
type PlaceOrderAttempt = { body: PlaceOrderBody; key: string; cart: BrowserCart; unanswered: PlaceOrderBody | null };

export async function submitOrder({ body, key, cart, unanswered }: PlaceOrderAttempt): Promise<PlaceOrderResult> {
  const response = await call("POST /user/orders/checkout", { body: body, idempotencyKey: key });
  if (response.ok) return { ok: true, order: response.value.data };
  if (response.refusal === "IDEMPOTENCY_KEY_REUSED" && unanswered) {
    const earlierOrder = await call("POST /user/orders/checkout", { body: unanswered, idempotencyKey: key });
    if (earlierOrder.ok) return { ok: false, refusal: { reason: "earlier", number: earlierOrder.value.data.number } };
  }
  return { ok: false, refusal: toCheckoutRefusal(response, cart) };
}

export function toCheckoutRefusal(
  { refusal, status, errors, responseBody }: CallFailure,
  cart: BrowserCart,
): CheckoutRefusal {
  if (status === 0 || status >= 500) return { reason: "unanswered", refusal };
  if (refusal === "OUT_OF_STOCK")
    return { reason: "stock", shortages: shortagesIn(errors, cart, parseOutOfStockError) };
  if (refusal === "NEW_CUSTOMER_QUANTITY") {
    return { reason: "pieces", shortages: shortagesIn(errors, cart, parseNewCustomerQuantityError) };
  }
  if (refusal === "PRICE_CHANGED" && isObject(responseBody) && typeof responseBody.total === "number") {
    return { reason: "price", before: cart.total, after: responseBody.total };
  }
  const formErrors = toAddressFormErrors(errors);
  const names = Object.keys(formErrors);
  const isOfForm = names.length > 0 && names.every((name) => FORM_FIELDS.has(name) || isAddressField(name));
  return isOfForm ? { reason: "fields", errors: formErrors } : { reason: "refused", refusal };
}

const FORM_FIELDS: ReadonlySet<string> = new Set(["payment", "address_id", "order_notes"]);

function shortagesIn(
  errors: CallFailure["errors"],
  cart: BrowserCart,
  parse: (errorKey: string) => number | null,
): Shortage[] {
  return Object.entries(errors).flatMap(([name, errorKey]) => {
    const line = cart.items[Number(/^items\.(\d+)\./.exec(name)?.[1])];
    const left = parse(errorKey);
    return line && left !== null ? [{ key: lineKey(line), name: line.product.name, left }] : [];
  });
}
