import { formatMoney } from "@pecacerta/rules/money";
import { useState } from "react";
import { useText } from "../../texts/cart-page-text.ts";
import { X } from "../../ui/icons.tsx";
import { Price } from "../../ui/price.tsx";
import { ProductThumbnail } from "../product-info/product-thumbnail.tsx";
import { lineKey, removeLine } from "./cart-actions.ts";
import { ChosenOptions } from "./chosen-options.tsx";
import type { CartLine } from "./sync-cart.ts";

export function MiniCartLine({ line, onGone }: { line: CartLine; onGone: () => void }) {
  const text = useText();
  const { product, options, price, quantity, total } = line;
  const { name, slug } = product;
  const [isGoing, setGoing] = useState(false);
  const remove = () => {
    setGoing(true);
    onGone();
    void removeLine(lineKey(line));
  };
  return (
    <li className="mini-cart-line" data-going={isGoing || undefined}>
      <a href={`/products/${slug}`} tabIndex={-1} aria-label={name}>
        <ProductThumbnail image={product.image} />
      </a>
      <div className="min-w-0">
        <a href={`/products/${slug}`} className="mini-cart-name">
          {name}
        </a>
        <ChosenOptions options={product.options} chosen={options} />
        <p className="mini-cart-sum">
          <span className="text-grey-600 tabular-nums">{`${quantity} × ${formatMoney(price)}`}</span>
          <Price centavos={total} className="font-semibold" />
        </p>
      </div>
      <button
        type="button"
        className="mini-cart-remove"
        aria-label={text("TEXT_CART_REMOVE_NAME", { name })}
        disabled={isGoing}
        onClick={remove}
      >
        <X size={18} />
      </button>
    </li>
  );
}
