import type { CustomerDto } from "@pecacerta/contract/accounts";
import type { AddressDto } from "@pecacerta/contract/address";
import type { OrderDto } from "@pecacerta/contract/order";
import { parseAddressForm } from "@pecacerta/rules/address-form";
import { type Delivery, orderNotesError } from "@pecacerta/rules/delivery";
import { fieldErrors } from "@pecacerta/rules/form";
import { selectGarageVehicle } from "@pecacerta/rules/garage";
import { useRef, useState } from "react";
import { newIdempotencyKey } from "../../client/idempotency-key.ts";
import { useAddressCache } from "../addresses/use-addresses.ts";
import { currentCart, useCart } from "../cart/cart-store.ts";
import { flushCart, syncCart, toCartLineInput } from "../cart/sync-cart.ts";
import { currentGarage, updateGarage } from "../garage/garage-store.ts";
import { type CheckoutDraft, deleteDraft, type PlaceOrderBody } from "./checkout-draft.ts";
import { resolveOrderAddress } from "./order-address.ts";
import { type CheckoutRefusal, type PlaceOrderResult, submitOrder, toCheckoutRefusal } from "./place-order.ts";
import { useDraft } from "./use-draft.ts";

type FieldErrors = Readonly<Record<string, string>>;
type CheckoutOptions = { company: string; user: CustomerDto; onPlaced: (order: OrderDto) => void };
/** `addressId`: a saved address, or `new`. */
type PlaceOrderChoice = { addressId: string; payment: "pix" | "combine"; delivery: Delivery };

export function useCheckout({ company, user, onPlaced }: CheckoutOptions) {
  const [draft, change] = useDraft(company, user);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<CheckoutRefusal>();
  const [attempt, setAttempt] = useState(0);
  // What was sent: the form shows it until the answer is there.
  const [sentChoice, setSentChoice] = useState<PlaceOrderChoice>();
  const isPlacingRef = useRef(false);
  const addressCache = useAddressCache();

  async function submit(choice: PlaceOrderChoice) {
    // Guards against double submit before React re-renders.
    if (isPlacingRef.current) return;
    isPlacingRef.current = true;
    setSentChoice(choice);
    setRefusal(undefined);
    let savedAddress: AddressDto | undefined;
    const result = await attemptOrder(
      draft,
      choice,
      (saved) => {
        savedAddress = saved;
        change({ addressId: saved.id });
      },
      (unanswered) => change({ unanswered }),
    );
    if (!result.ok) {
      isPlacingRef.current = false;
      setSentChoice(undefined);
      if (savedAddress) addressCache.upsert(savedAddress);
      return handleRefusal(result.refusal);
    }
    deleteDraft(company);
    onPlaced(result.order);
  }

  function handleRefusal(refusal: CheckoutRefusal) {
    setErrors(refusal.reason === "fields" ? refusal.errors : {});
    setRefusal(refusal);
    setAttempt((previous) => previous + 1);
    if (refusal.reason === "unanswered") return;
    // The attempt is settled. A used key is replaced.
    change({ unanswered: null, ...(isIdempotencyKeyUsed(refusal) && { key: newIdempotencyKey() }) });
    if (refusal.reason === "refused" && refusal.refusal === "VEHICLE_NOT_FOUND") {
      updateGarage((garage) => selectGarageVehicle(garage, null));
    }
    // Shows the server's prices and stock before the next attempt.
    if (refusal.reason !== "fields") void syncCart(user.id);
  }

  const clearErrors = (names: readonly string[]) =>
    setErrors((previous) => Object.fromEntries(Object.entries(previous).filter(([name]) => !names.includes(name))));
  return {
    draft,
    change,
    errors,
    clearErrors,
    refusal,
    setRefusal,
    attempt,
    isPlacing: sentChoice !== undefined,
    sentAddressId: sentChoice?.addressId,
    submit,
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
  // The customer agreed to the cart that was shown.
  const cart = currentCart();
  const notesError = orderNotesError(draft.notes);
  if (notesError) {
    const addressErrors = addressId === "new" ? fieldErrors(parseAddressForm(draft.address)) : {};
    return { ok: false, refusal: { reason: "fields", errors: { ...addressErrors, order_notes: notesError } } };
  }
  // A pending change must not arrive after the order and refill the cart.
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
    expected_total: cart.total,
  };
  onSend(orderBody);
  return submitOrder({ body: orderBody, key: draft.key, cart, unanswered: draft.unanswered });
}
