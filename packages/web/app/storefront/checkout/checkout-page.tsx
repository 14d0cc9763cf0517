import type { OrderDto } from "@pecacerta/contract/order";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { PersonalQueryProvider } from "../../client/query-provider.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { useAddresses } from "../addresses/use-addresses.ts";
import type { BrowserCart } from "../cart/cart-product.ts";
import { resetCart, useCart } from "../cart/cart-store.ts";
import { syncCart } from "../cart/sync-cart.ts";
import { keepCartOnExpiry } from "../cart/watch-cart.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { useSession } from "../sessions/session-store.ts";
import { useUser } from "../sessions/use-account.ts";
import type { Route } from "./+types/checkout-page";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSignIn } from "./checkout-sign-in.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { useRememberPlacedOrder } from "./use-placed-order.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.checkout_title(), isPrivate: true });

export default function CheckoutPage() {
  useEffect(keepCartOnExpiry, []);
  return (
    <div className="frame client-page py-6">
      <h1 className="mb-4">{m.checkout_title()}</h1>
      <Checkout />
    </div>
  );
}

function Checkout() {
  const navigate = useNavigate();
  // The form stays as it was sent until the order's page is there.
  const [placedCart, setPlacedCart] = useState<BrowserCart>();
  const { isLoaded, session } = useSession();
  const { cart: currentCart, isLoaded: isCartLoaded } = useCart();
  const cart = placedCart ?? currentCart;
  if (!isLoaded || !isCartLoaded) return <CheckoutSkeleton />;
  if (cart.items.length === 0) return <EmptyCheckout />;
  if (!session) return <CheckoutSignIn cart={cart} />;
  const { customer } = session;
  const onPlaced = ({ token }: OrderDto) => {
    setPlacedCart(cart);
    resetCart();
    void syncCart(customer.id);
    navigate(`/cart/checkout/${token}`, { replace: true });
  };
  return (
    <PersonalQueryProvider person={session.token}>
      <CustomerCheckout cart={cart} onPlaced={onPlaced} />
    </PersonalQueryProvider>
  );
}

function CustomerCheckout({ cart, onPlaced }: { cart: BrowserCart; onPlaced: (order: OrderDto) => void }) {
  const rememberPlacedOrder = useRememberPlacedOrder();
  const addresses = useAddresses();
  const user = useUser();
  const error = addresses.error ?? user.error;
  const retry = () => void Promise.all([addresses.refetch(), user.refetch()]);
  if (addresses.data && user.data) {
    const showPlaced = (order: OrderDto) => {
      rememberPlacedOrder(order);
      onPlaced(order);
    };
    return <CheckoutForm cart={cart} user={user.data.data} addresses={addresses.data.data} onPlaced={showPlaced} />;
  }
  return error ? <LoadError error={error} onRetry={retry} /> : <CheckoutSkeleton />;
}

const CheckoutSkeleton = () => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
    <div className="grid content-start gap-4">
      <Skeleton className="h-96" />
      <Skeleton className="h-36" />
      <Skeleton className="h-56" />
    </div>
    <Skeleton className="h-96" />
  </div>
);
