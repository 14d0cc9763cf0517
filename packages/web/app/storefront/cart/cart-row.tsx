import { lineKey } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { parseQuantity } from "@pecacerta/rules/quantity";
import { Trash2 } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useId, useState } from "react";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { removeLine, setLineQuantity } from "./cart-actions.ts";
import { SelectedOptions } from "./chosen-options.tsx";
import { QuantityField } from "./quantity-field.tsx";
import type { BrowserCartLine } from "./sync-cart.ts";
import "./cart-row.css";

export function CartRow({ line, onRemoved }: { line: BrowserCartLine; onRemoved: () => void }) {
  const { product, options, price, total } = line;
  const { name, slug } = product;
  const [isRemoving, setRemoving] = useState(false);
  const remove = () => {
    setRemoving(true);
    onRemoved();
    void removeLine(lineKey(line));
  };
  return (
    <li className={`cart-row flex flex-wrap gap-x-4 gap-y-3 py-4 ${isRemoving ? "cart-row-removing" : ""}`}>
      <a href={`/products/${slug}`} tabIndex={-1} aria-label={name}>
        <ProductThumbnail image={product.image} />
      </a>
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap gap-2 sm:items-start sm:gap-4">
        <div className="min-w-0 basis-full sm:flex-1 sm:basis-40">
          <a href={`/products/${slug}`} className="name-link">
            {name}
          </a>
          <p className="caption">{partIdentity(product)}</p>
          <SelectedOptions options={product.options} choices={options} />
          <FitmentStatus productId={product.id} variant="line" />
          <button
            type="button"
            className="cart-row-remove -ms-2 inline-flex min-h-11 items-center gap-1 px-2"
            aria-label={m.cart_remove_name({ name })}
            disabled={isRemoving}
            onClick={remove}
          >
            <Trash2 size={16} />
            {m.cart_remove()}
          </button>
        </div>
        <LineQuantity line={line} />
        <div className="flex basis-full flex-wrap items-baseline justify-between gap-x-2 sm:block sm:basis-30 sm:text-end">
          <span className="caption">{m.unit_price({ price: formatMoney(price) })}</span>
          <Price centavos={total} className="block strong" />
          {product.isAgreed ? <span className="cart-row-savings block">{m.agreed_price()}</span> : null}
        </div>
      </div>
    </li>
  );
}

/** Shows the input at once and updates the cart after a pause. */
function LineQuantity({ line }: { line: BrowserCartLine }) {
  const id = useId();
  const { name } = line.product;
  // The input is shown until the cart follows or changes otherwise.
  const [edit, setEdit] = useState({ value: "", cartQuantity: 0 });
  const displayed = edit.cartQuantity === line.quantity ? edit.value : String(line.quantity);
  const parsed = parseQuantity(displayed);
  const change = (nextValue: string) => {
    setEdit({ value: nextValue, cartQuantity: line.quantity });
    const quantity = parseQuantity(nextValue);
    if (quantity.ok) setLineQuantity(lineKey(line), quantity.value);
  };
  const labels = {
    field: m.quantity_of({ name }),
    less: m.quantity_less({ name }),
    more: m.quantity_more({ name }),
  };
  return (
    <div className="basis-full sm:basis-auto">
      <QuantityField
        value={displayed}
        labels={labels}
        isInvalid={!parsed.ok}
        describedBy={parsed.ok ? undefined : id}
        onChange={change}
      />
      {parsed.ok ? null : (
        <p id={id} role="alert" className="cart-row-error mt-1 max-w-40">
          {refusalText(parsed.refusal)}
        </p>
      )}
    </div>
  );
}
