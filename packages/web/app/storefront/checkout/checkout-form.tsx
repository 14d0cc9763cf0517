import type { CustomerDto } from "@pecacerta/contract/accounts";
import type { AddressDto } from "@pecacerta/contract/address";
import type { OrderDto } from "@pecacerta/contract/order";
import { buildDelivery, MAX_ORDER_NOTES_LENGTH } from "@pecacerta/rules/delivery";
import { ErrorSummary } from "@pecacerta/ui/error-summary.tsx";
import { type SubmitEvent, useId } from "react";
import { PrefetchPageLinks } from "react-router";
import { m } from "#messages";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useAddressSummary } from "../addresses/address-fields.tsx";
import { CartNotices } from "../cart/cart-notices.tsx";
import type { BrowserCart } from "../cart/cart-product.ts";
import { useCompany } from "../companies/use-company.ts";
import { CompanyBuyer } from "../orders/company-buyer.tsx";
import { AddressStep } from "./address-step.tsx";
import { CheckoutRefusalNotice } from "./checkout-refusal-notice.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { OrderNotesField } from "./order-notes-field.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { PlaceOrderBar } from "./place-order-bar.tsx";
import { useCheckout } from "./use-checkout.ts";

type Props = {
  cart: BrowserCart;
  user: CustomerDto;
  addresses: readonly AddressDto[];
  onPlaced: (order: OrderDto) => void;
};

export function CheckoutForm({ cart, user, addresses, onPlaced }: Props) {
  const id = useId();
  const { slug: company, offersPix } = useCompany();
  const checkout = useCheckout({ company, user, onPlaced });
  const { draft, change, errors, refusal } = checkout;
  const paymentError = errors.payment && refusalText(errors.payment);
  const addressError = errors.address_id && refusalText(errors.address_id);
  const notesError = fieldRefusalText(errors.order_notes, MAX_ORDER_NOTES_LENGTH);
  const methods = offersPix ? (["pix", "combine"] as const) : (["combine"] as const);
  const payment = methods.find((method) => method === draft.payment) ?? methods[0];
  const selectPayment = (method: typeof payment) => {
    checkout.clearErrors(["payment"]);
    change({ payment: method });
  };
  const addressId = checkout.sentAddressId ?? selectedAddressId(draft.addressId, addresses);
  const address = addresses.find((each) => each.id === addressId) ?? draft.address;
  const delivery = buildDelivery({
    postcode: address.postcode,
    notes: draft.notes,
    hasSavedAddress: addresses.length > 0,
    flatRate: cart.terms.shipping_flat_rate,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void checkout.submit({ addressId, payment, delivery });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-6 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pb-0"
    >
      <PrefetchPageLinks page="/cart/checkout/token" />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4" inert={checkout.isPlacing}>
        <ErrorSummary
          title={m.form_faults()}
          fields={[
            { id: `${id}-address`, label: m.step_address(), error: addressError },
            ...useAddressSummary(id, errors),
            { id: `${id}-payment`, label: m.step_payment(), error: paymentError },
            { id: `${id}-notes`, label: m.order_notes_label(), error: notesError },
          ]}
          attempt={checkout.attempt}
        />
        {refusal ? (
          <CheckoutRefusalNotice refusal={refusal} onResolved={() => checkout.setRefusal(undefined)} />
        ) : (
          <CartNotices />
        )}
        <AddressStep
          {...{ id, addresses, draft, errors }}
          selected={addressId}
          error={addressError}
          onChange={change}
          onEdit={checkout.clearErrors}
        />
        <DeliveryStep id={`${id}-delivery`} delivery={delivery} />
        <PaymentStep
          id={`${id}-payment`}
          methods={methods}
          selected={payment}
          error={paymentError}
          onSelect={selectPayment}
        />
        <OrderNotesField
          id={`${id}-notes`}
          value={draft.notes}
          error={notesError}
          onChange={(notes) => {
            checkout.clearErrors(["order_notes"]);
            change({ notes });
          }}
        />
      </div>
      <section aria-label={m.summary()} className="h-fit panel p-4 sm:p-6 lg:sticky lg:top-24">
        <CompanyBuyer />
        <OrderSummary cart={cart} />
        <PlaceOrderBar total={cart.total} isPlacing={checkout.isPlacing} isNewTotal={refusal?.reason === "price"} />
        <p className="mt-3 small-print">{m.checkout_law()}</p>
      </section>
    </form>
  );
}

/** The choice if it still exists, else the default address, else a new one. */
function selectedAddressId(addressId: string | null, addresses: readonly AddressDto[]): string {
  if (addressId === "new" || addresses.some(({ id }) => id === addressId)) return addressId ?? "new";
  return (addresses.find((each) => each.default) ?? addresses[0])?.id ?? "new";
}
