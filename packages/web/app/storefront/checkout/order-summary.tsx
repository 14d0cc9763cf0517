import { lineKey } from "@pecacerta/rules/cart";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import type { BrowserCart } from "../cart/cart-product.ts";
import { SelectedOptions } from "../cart/chosen-options.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import "./order-summary.css";

export function OrderSummary({ cart }: { cart: BrowserCart }) {
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="subtitle">{m.step_review()}</h2>
        <a href="/cart" className="py-0.5 small-link">
          {m.change_cart()}
        </a>
      </div>
      <ul aria-label={m.cart_lines()} className="order-summary-lines mb-4 grid grid-cols-1 gap-3 pb-4">
        {cart.items.map((line) => (
          <li key={lineKey(line)} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-break-word">
              <span className="order-summary-quantity">{`${line.quantity} × `}</span>
              {line.product.name}
              <span className="caption block">{partIdentity(line.product)}</span>
              <SelectedOptions options={line.product.options} choices={line.options} />
              <FitmentStatus productId={line.product.id} variant="line" />
            </span>
            <Price centavos={line.total} />
          </li>
        ))}
      </ul>
      <TotalsList {...cart} />
    </>
  );
}
