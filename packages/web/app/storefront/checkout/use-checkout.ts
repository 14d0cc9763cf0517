import type { CustomerDto } from "@pecacerta/contract/accounts";
import type { AddressDto } from "@pecacerta/contract/address";
import type { OrderDto } from "@pecacerta/contract/order";
import type { Delivery } from "@pecacerta/rules/delivery";
import { selectGarageVehicle } from "@pecacerta/rules/garage";
import { toDecimalAmount } from "@pecacerta/rules/money";
import { useRef, useState } from "react";
import { useAddressCache } from "../addresses/use-addresses.ts";
import { currentCart, useCart } from "../cart/cart-store.ts";
import { flushCart, syncCart, toCartLineInput } from "../cart/sync-cart.ts";
import { currentGarage, updateGarage } from "../garage/garage-store.ts";
import { type CheckoutDraft, deleteDraft, newIdempotencyKey, type PlaceOrderBody } from "./checkout-draft.ts";
import { resolveOrderAddress } from "./order-address.ts";
import { type CheckoutRefusal, type PlaceOrderResult, submitOrder, toCheckoutRefusal } from "./place-order.ts";
import { useDraft } from "./use-draft.ts";

type FieldErrors = Readonly<Record<string, string>>;
type CheckoutOptions = { company: string; user: CustomerDto; onPlaced: (order: OrderDto) => void };
/** `addressId`: the saved address, or `new`; `payment`: what is chosen, by hand or by default. */
type PlaceOrderChoice = { addressId: string; payment: "pix" | "combine"; delivery: Delivery };

/** What is filled in, what is wrong with it, and the one way to make an order of it. */
export function useCheckout({ company, user, onPlaced }: CheckoutOptions) {
  const [draft, change] = useDraft(company, user);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<CheckoutRefusal>();
  const [attempt, setAttempt] = useState(0);
  const [isPlacing, setPlacing] = useState(false);
  const isPlacingRef = useRef(false);
  const addressCache = useAddressCache();

  async function place(choice: PlaceOrderChoice) {
    // A second press in the same moment finds the door closed, before anything is drawn.
    if (isPlacingRef.current) return;
    isPlacingRef.current = true;
    setPlacing(true);
    setRefusal(undefined);
    const result = await attemptOrder(
      draft,
      choice,
      (saved) => {
        addressCache.upsert(saved);
        change({ addressId: saved.id });
      },
      (unanswered) => change({ unanswered }),
    );
    isPlacingRef.current = false;
    setPlacing(false);
    if (!result.ok) return handleRefusal(result.refusal);
    deleteDraft(company);
    onPlaced(result.order);
  }

  function handleRefusal(refusal: CheckoutRefusal) {
    setErrors(refusal.reason === "fields" ? refusal.errors : {});
    setRefusal(refusal);
    setAttempt((previous) => previous + 1);
    if (refusal.reason === "unanswered") return;
    // A known end: the next wish is a new one where this key has done its work.
    change({ unanswered: null, ...(isIdempotencyKeyUsed(refusal) && { key: newIdempotencyKey() }) });
    if (refusal.reason === "refused" && refusal.refusal === "VEHICLE_NOT_FOUND") {
      updateGarage((garage) => selectGarageVehicle(garage, null));
    }
    // What changed in the shop is shown before anybody is asked again.
    if (refusal.reason !== "fields") void syncCart(user.id);
  }

  const clearErrors = (names: readonly string[]) =>
    setErrors((previous) => Object.fromEntries(Object.entries(previous).filter(([name]) => !names.includes(name))));
  return {
    draft,
    change,
    faults: errors,
    clearFaults: clearErrors,
    noOrder: refusal,
    setNoOrder: setRefusal,
    attempt,
    isPlacing,
    place,
  };
}

const isIdempotencyKeyUsed = (refusal: CheckoutRefusal): boolean =>
  refusal.reason === "earlier" || (refusal.reason === "refused" && refusal.refusal === "IDEMPOTENCY_KEY_REUSED");

async function attemptOrder(
  draft: CheckoutDraft,
  { addressId, payment, delivery }: PlaceOrderChoice,
  onAddressSaved: (address: AddressDto) => void,
  onSend: (orderBody: PlaceOrderBody) => void,
): Promise<PlaceOrderResult> {
  // What was on the screen is what was agreed to, whatever the server says of the cart meanwhile.
  const cart = currentCart();
  // The last change of the cart must not arrive after the order and fill the cart again.
  if (useCart.getState().unsent) await flushCart();
  const resolvedAddress = await resolveOrderAddress(draft, addressId);
  if (!resolvedAddress.ok) {
    return {
      ok: false,
      refusal:
        "status" in resolvedAddress
          ? toCheckoutRefusal(resolvedAddress, cart)
          : { reason: "fields", ...resolvedAddress },
    };
  }
  if (resolvedAddress.savedAddress) onAddressSaved(resolvedAddress.savedAddress);
  const orderBody: PlaceOrderBody = {
    ...resolvedAddress.addressPart,
    payment,
    vehicle_id: currentGarage().current?.id,
    items: cart.items.map(toCartLineInput),
    shipping: { id: delivery.shipping.id },
    order_notes: delivery.order_notes,
    expected_total: toDecimalAmount(cart.total),
  };
  onSend(orderBody);
  return submitOrder({ body: orderBody, key: draft.key, cart, unanswered: draft.unanswered });
}
