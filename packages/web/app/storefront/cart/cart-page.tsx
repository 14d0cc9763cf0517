import { lineKey } from "@pecacerta/rules/cart";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { pageMeta } from "../companies/page-meta.ts";
import { DeliveryEstimate } from "../delivery/delivery-estimate.tsx";
import { usePending } from "../pending/pending-store.ts";
import { useSession } from "../sessions/session-store.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import type { Route } from "./+types/cart-page";
import { CartNotices } from "./cart-notices.tsx";
import type { BrowserCart } from "./cart-product.ts";
import { CartRow } from "./cart-row.tsx";
import { dismissNotices, useCart } from "./cart-store.ts";
import { PendingCart, RefusedLines } from "./pending-cart.tsx";
import { TotalsList } from "./totals-list.tsx";
import "./cart-page.css";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.cart(), isPrivate: true });

export default function CartPage() {
  const { isLoaded, cart } = useCart();
  const sectionRef = useRef<HTMLElement>(null);
  useEffect(() => dismissNotices, []);
  const isVisitor = useSession(({ isLoaded, session }) => isLoaded && session === null);
  const pendingLines = usePending(({ lines }) => lines);
  const isCartEmpty = isLoaded && cart.items.length === 0;
  const isPending = isCartEmpty && isVisitor && pendingLines.length > 0;
  const isEmpty = isCartEmpty && pendingLines.length === 0;
  const focusSection = () => sectionRef.current?.focus({ preventScroll: true });
  return (
    // The removed line had the focus.
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-label={m.cart()}
      className={`frame client-page focus-target ${isEmpty ? "" : "py-6"}`}
    >
      {isEmpty ? (
        <EmptyState icon={ShoppingCart} level="h1" title={m.cart_empty()} hint={m.cart_empty_hint()}>
          <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <h1 className="flex flex-wrap items-baseline gap-x-3">
            {m.cart()}
            {isLoaded ? (
              <span className="cart-title-count">
                {isPending
                  ? m.cart_pending(pluralInputs(pendingLines.length))
                  : m.cart_items(pluralInputs(cart.quantity))}
              </span>
            ) : null}
          </h1>
          {isPending ? (
            <PendingCart onRemoved={focusSection} />
          ) : isCartEmpty ? null : isLoaded ? (
            <FilledCart cart={cart} onRemoved={focusSection} />
          ) : (
            <CartSkeleton />
          )}
          {isPending ? null : <RefusedLines onRemoved={focusSection} />}
        </>
      )}
    </section>
  );
}

function FilledCart({ cart, onRemoved }: { cart: BrowserCart; onRemoved: () => void }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-4">
        <CartNotices />
        <ul aria-label={m.cart_lines()} className="cart-rows divided">
          {cart.items.map((line) => (
            <CartRow key={lineKey(line)} line={line} onRemoved={onRemoved} />
          ))}
        </ul>
      </div>
      <section aria-label={m.summary()} className="h-fit panel p-6 lg:sticky lg:top-24">
        <h2 className="mb-4 subtitle">{m.summary()}</h2>
        <TotalsList {...cart} />
        <div className="mt-4">
          <DeliveryEstimate />
        </div>
        <div data-buy-row className="mt-6">
          <ButtonLink href="/cart/checkout" wide>
            {m.checkout()}
          </ButtonLink>
        </div>
        <div className="mt-2">
          <WhatsappButton
            message={m.cart_whatsapp_message()}
            products={cart.items.map(({ product, quantity, price }) => ({ sku: product.sku, quantity, price }))}
            label={m.cart_whatsapp()}
            wide
          />
        </div>
        <ButtonLink href="/catalog" variant="quiet" wide className="mt-2">
          {m.cart_keep_buying()}
        </ButtonLink>
      </section>
    </div>
  );
}

const CartSkeleton = () => (
  <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="grid content-start gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
    <Skeleton className="h-80" />
  </div>
);
