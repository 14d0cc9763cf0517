import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import "../../css/mini-cart.css";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { useCartPageText } from "../../texts/cart-page-text.ts";
import { lineKey } from "./cart-actions.ts";
import type { BrowserCart } from "./cart-product.ts";
import { useCart } from "./cart-store.ts";
import { MiniCartLine } from "./mini-cart-line.tsx";
import { TotalsList } from "./totals-list.tsx";

export function MiniCart() {
  const text = useCartPageText();
  const sectionRef = useRef<HTMLElement>(null);
  const cart = useCart(({ cart }) => cart);
  return (
    // The removed line had the focus.
    <section ref={sectionRef} tabIndex={-1} aria-label={text("TEXT_CART")} className="outline-none">
      {cart.items.length === 0 ? (
        <EmptyMiniCart />
      ) : (
        <FilledMiniCart cart={cart} onRemoved={() => sectionRef.current?.focus()} />
      )}
    </section>
  );
}

function EmptyMiniCart() {
  const text = useCartPageText();
  return (
    <EmptyState icon={ShoppingCart} title={text("TEXT_CART_EMPTY")} hint={text("TEXT_CART_EMPTY_HINT")}>
      <ButtonLink href="/catalog" variant="secondary" small>
        {text("TEXT_BROWSE_CATALOG")}
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
  const text = useCartPageText();
  return (
    <>
      <h2 className="mini-cart-title">{text("TEXT_CART_COUNT", { count: quantity })}</h2>
      <ul className="mini-cart-lines" aria-label={text("TEXT_CART_LINES")}>
        {items.map((line) => (
          <MiniCartLine key={lineKey(line)} line={line} onRemoved={onRemoved} />
        ))}
      </ul>
      <div className="mini-cart-foot">
        <TotalsList {...totals} />
        <div className="mini-cart-ways">
          <ButtonLink href="/cart" variant="secondary">
            {text("TEXT_CART_SEE")}
          </ButtonLink>
          <ButtonLink href="/cart/checkout">{text("TEXT_CHECKOUT")}</ButtonLink>
        </div>
      </div>
    </>
  );
}
