import { lineKey } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { partIdentity } from "@pecacerta/rules/part-number";
import { X } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useState } from "react";
import { m } from "#messages";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { removeLine } from "./cart-actions.ts";
import { SelectedOptions } from "./chosen-options.tsx";
import type { BrowserCartLine } from "./sync-cart.ts";
import "./mini-cart.css";

export function MiniCartLine({ line, onRemoved }: { line: BrowserCartLine; onRemoved: () => void }) {
  const { product, options, price, quantity, total } = line;
  const { name, slug } = product;
  const [isRemoving, setRemoving] = useState(false);
  const remove = () => {
    setRemoving(true);
    onRemoved();
    void removeLine(lineKey(line));
  };
  return (
    <li className="mini-cart-line" data-going={isRemoving || undefined}>
      <a href={`/products/${slug}`} tabIndex={-1} aria-label={name}>
        <ProductThumbnail image={product.image} />
      </a>
      <div className="min-w-0">
        <a href={`/products/${slug}`} className="mini-cart-name">
          {name}
        </a>
        <p className="caption">{partIdentity(product)}</p>
        <SelectedOptions options={product.options} choices={options} />
        <p className="mini-cart-sum">
          <span className="mini-cart-quantity">{`${quantity} × ${formatMoney(price)}`}</span>
          <Price centavos={total} className="strong" />
        </p>
      </div>
      <button
        type="button"
        className="mini-cart-remove"
        aria-label={m.cart_remove_name({ name })}
        disabled={isRemoving}
        onClick={remove}
      >
        <X size={18} />
      </button>
    </li>
  );
}
