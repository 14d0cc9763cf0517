import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { lineKey } from "./cart-actions.ts";
import type { BrowserCart } from "./cart-product.ts";
import { useCart } from "./cart-store.ts";
import { MiniCartLine } from "./mini-cart-line.tsx";
import { TotalsList } from "./totals-list.tsx";
import "./mini-cart.css";

export function MiniCart() {
  const sectionRef = useRef<HTMLElement>(null);
  const cart = useCart(({ cart }) => cart);
  return (
    // The removed line had the focus.
    <section ref={sectionRef} tabIndex={-1} aria-label={m.cart()} className="focus-target">
      {cart.items.length === 0 ? (
        <EmptyMiniCart />
      ) : (
        <FilledMiniCart cart={cart} onRemoved={() => sectionRef.current?.focus()} />
      )}
    </section>
  );
}

function EmptyMiniCart() {
  return (
    <EmptyState icon={ShoppingCart} title={m.cart_empty()} hint={m.cart_empty_hint()}>
      <ButtonLink href="/catalog" variant="secondary" small>
        {m.browse_catalog()}
      </ButtonLink>
    </EmptyState>
  );
}

function FilledMiniCart({
  cart: { items, quantity, ...totals },
  onRemoved,
}: {
  cart: BrowserCart;
  onRemoved: () => void;
}) {
  return (
    <>
      <h2 className="mini-cart-title">{m.cart_count(pluralInputs(quantity))}</h2>
      <ul className="mini-cart-lines" aria-label={m.cart_lines()}>
        {items.map((line) => (
          <MiniCartLine key={lineKey(line)} line={line} onRemoved={onRemoved} />
        ))}
      </ul>
      <div className="mini-cart-foot">
        <TotalsList {...totals} />
        <div className="mini-cart-ways">
          <ButtonLink href="/cart" variant="secondary">
            {m.cart_see()}
          </ButtonLink>
          <ButtonLink href="/cart/checkout">{m.checkout()}</ButtonLink>
        </div>
      </div>
    </>
  );
}
