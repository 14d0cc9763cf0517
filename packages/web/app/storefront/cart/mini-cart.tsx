import { lineKey } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { usePending } from "../pending/pending-store.ts";
import { usePurchaseSheet } from "../pending/purchase-sheet.ts";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import type { BrowserCart } from "./cart-product.ts";
import { useCart } from "./cart-store.ts";
import { SelectedOptions } from "./chosen-options.tsx";
import { MiniCartLine } from "./mini-cart-line.tsx";
import { TotalsList } from "./totals-list.tsx";
import "./mini-cart.css";

export function MiniCart() {
  const sectionRef = useRef<HTMLElement>(null);
  const cart = useCart(({ cart }) => cart);
  const hasPending = usePending(({ lines }) => lines.length > 0);
  return (
    // The removed line had the focus.
    <section ref={sectionRef} tabIndex={-1} aria-label={m.cart()} className="focus-target">
      {cart.items.length > 0 ? (
        <FilledMiniCart cart={cart} onRemoved={() => sectionRef.current?.focus()} />
      ) : hasPending ? (
        <PendingMiniCart />
      ) : (
        <EmptyMiniCart />
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

function PendingMiniCart() {
  const lines = usePending(({ lines }) => lines);
  const sheet = usePurchaseSheet();
  return (
    <>
      <h2 className="mini-cart-title">{m.pending_lines()}</h2>
      <ul className="mini-cart-lines" aria-label={m.pending_lines()}>
        {lines.map(({ product, options, price, quantity }) => (
          <li key={lineKey({ product, options })} className="mini-cart-line">
            <a href={`/products/${product.slug}`} tabIndex={-1} aria-label={product.name}>
              <ProductThumbnail image={product.image} />
            </a>
            <div className="min-w-0">
              <a href={`/products/${product.slug}`} className="mini-cart-name">
                {product.name}
              </a>
              <SelectedOptions options={product.options} choices={options} />
              <p className="mini-cart-quantity">{`${quantity} × ${formatMoney(price)}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mini-cart-foot">
        <p>{m.pending_hint()}</p>
        <div className="mini-cart-ways">
          <ButtonLink href="/cart" variant="secondary">
            {m.cart_see()}
          </ButtonLink>
          <Button onClick={sheet.open}>{m.pending_buy()}</Button>
        </div>
      </div>
    </>
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
