import type { CustomerDto } from "@pecacerta/contract/accounts";
import type { AddressDto } from "@pecacerta/contract/address";
import type { OrderDto } from "@pecacerta/contract/order";
import { selectGarageVehicle } from "@pecacerta/rules/garage";
import { toDecimalAmount } from "@pecacerta/rules/money";
import { useRef, useState } from "react";
import { useAddressBook } from "../addresses/use-addresses.ts";
import { currentCart, useCart } from "../cart/cart-store.ts";
import { flushCart, syncCart, toCartLineInput } from "../cart/sync-cart.ts";
import { currentGarage, updateGarage } from "../garage/garage-store.ts";
import { type CheckoutDraft, deleteDraft, newIdempotencyKey, type PlaceOrderBody } from "./checkout-draft.ts";
import { resolveOrderAddress } from "./order-address.ts";
import { type CheckoutRefusal, type PlaceOrderResult, submitOrder, toCheckoutRefusal } from "./place-order.ts";
import { useDraft } from "./use-draft.ts";

type Faults = Readonly<Record<string, string>>;
type Wanted = { company: string; user: CustomerDto; onPlaced: (order: OrderDto) => void };
/** `addressId`: the saved address, or `new`; `payment`: what is chosen, by hand or by default. */
type Chosen = { addressId: string; payment: "pix" | "combine" };

/** What is filled in, what is wrong with it, and the one way to make an order of it. */
export function useCheckout({ company, user, onPlaced }: Wanted) {
  const [draft, change] = useDraft(company, user);
  const [faults, setFaults] = useState<Faults>({});
  const [noOrder, setNoOrder] = useState<CheckoutRefusal>();
  const [attempt, setAttempt] = useState(0);
  const [isPlacing, setPlacing] = useState(false);
  const placing = useRef(false);
  const book = useAddressBook();

  async function place(chosen: Chosen) {
    // A second press in the same moment finds the door closed, before anything is drawn.
    if (placing.current) return;
    placing.current = true;
    setPlacing(true);
    setNoOrder(undefined);
    const placed = await tryToPlace(
      draft,
      chosen,
      (saved) => {
        book.put(saved);
        change({ addressId: saved.id });
      },
      (unanswered) => change({ unanswered }),
    );
    placing.current = false;
    setPlacing(false);
    if (!placed.ok) return refuse(placed.why);
    deleteDraft(company);
    onPlaced(placed.order);
  }

  function refuse(why: CheckoutRefusal) {
    setFaults(why.reason === "fields" ? why.errors : {});
    setNoOrder(why);
    setAttempt((before) => before + 1);
    if (why.reason === "unanswered") return;
    // A known end: the next wish is a new one where this key has done its work.
    change({ unanswered: null, ...(isKeyUsed(why) && { key: newIdempotencyKey() }) });
    if (why.reason === "refused" && why.refusal === "VEHICLE_NOT_FOUND") {
      updateGarage((garage) => selectGarageVehicle(garage, null));
    }
    // What changed in the shop is shown before anybody is asked again.
    if (why.reason !== "fields") void syncCart(user.id);
  }

  const clearFaults = (names: readonly string[]) =>
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
  return { draft, change, faults, clearFaults, noOrder, setNoOrder, attempt, isPlacing, place };
}

const isKeyUsed = (why: CheckoutRefusal): boolean =>
  why.reason === "earlier" || (why.reason === "refused" && why.refusal === "IDEMPOTENCY_KEY_REUSED");

async function tryToPlace(
  draft: CheckoutDraft,
  { addressId, payment }: Chosen,
  onSaved: (address: AddressDto) => void,
  onSend: (sent: PlaceOrderBody) => void,
): Promise<PlaceOrderResult> {
  // What was on the screen is what was agreed to, whatever the server says of the cart meanwhile.
  const cart = currentCart();
  // The last change of the cart must not arrive after the order and fill the cart again.
  if (useCart.getState().unsent) await flushCart();
  const addressed = await resolveOrderAddress(draft, addressId);
  if (!addressed.ok) {
    return {
      ok: false,
      why: "status" in addressed ? toCheckoutRefusal(addressed, cart) : { reason: "fields", ...addressed },
    };
  }
  if (addressed.saved) onSaved(addressed.saved);
  const sent: PlaceOrderBody = {
    ...addressed.where,
    payment,
    vehicle_id: currentGarage().current?.id,
    items: cart.items.map(toCartLineInput),
    shipping: { id: "flat" },
    order_notes: draft.notes,
    expected_total: toDecimalAmount(cart.total),
  };
  onSend(sent);
  return submitOrder({ sent, key: draft.key, cart, unanswered: draft.unanswered });
}
