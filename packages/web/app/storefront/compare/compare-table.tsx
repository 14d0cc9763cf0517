import type { ProductDto } from "@pecacerta/contract/product";
import { buildCompareRows, type CompareRow, toCompareRow } from "@pecacerta/rules/compare-rows";
import { formatMoney } from "@pecacerta/rules/money";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { X } from "@pecacerta/ui/icons.tsx";
import { useState } from "react";
import { useCompareText } from "../../texts/compare-text.ts";
import { QuickBuyButton } from "../cart/quick-buy-button.tsx";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";

type Props = { products: readonly ProductDto[]; onRemove: (id: string) => void; onClear: () => void };

export function CompareTable({ products, onRemove, onClear }: Props) {
  const text = useCompareText();
  const [isHidingEqual, setHidingEqual] = useState(false);
  const allRows = buildRows(products, text);
  const rows = isHidingEqual ? allRows.filter(({ isEqual }) => !isEqual) : allRows;
  return (
    <>
      <div className="compare-tools">
        <label className="compare-switch">
          <input type="checkbox" checked={isHidingEqual} onChange={({ target }) => setHidingEqual(target.checked)} />
          {text("TEXT_COMPARE_HIDE_EQUAL")}
        </label>
        <Button variant="quiet" small onClick={onClear}>
          {text("TEXT_COMPARE_CLEAR")}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <section className="compare-scroll" aria-label={text("TEXT_COMPARE_TITLE")} tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{text("TEXT_COMPARE_PRODUCT")}</th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ProductHead product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slug, name, cells }) => (
              <tr key={slug}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.id}>{cell === "" ? "–" : cell}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{text("TEXT_COMPARE_BUY")}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <QuickBuyButton product={product} returnPath="/compare" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p role="status" className="mt-3 text-14 text-grey-600">
        {rows.length < allRows.length ? text("TEXT_COMPARE_HIDDEN", { count: allRows.length - rows.length }) : ""}
      </p>
    </>
  );
}

function ProductHead({ product, onRemove }: { product: ProductDto; onRemove: Props["onRemove"] }) {
  const text = useCompareText();
  const { id, slug, name, images } = product;
  return (
    <div className="compare-head">
      <div className="picture-box compare-picture">
        <ProductPicture src={cardPicture(images[0])} alt="" />
      </div>
      <a href={`/products/${slug}`}>{name}</a>
      <button
        type="button"
        className="compare-remove"
        aria-label={text("TEXT_COMPARE_REMOVE_NAME", { name })}
        onClick={() => onRemove(id)}
      >
        <X size={18} />
      </button>
    </div>
  );
}

function buildRows(products: readonly ProductDto[], text: ReturnType<typeof useCompareText>): CompareRow[] {
  const row = (slug: string, name: string, cell: (product: ProductDto) => string) =>
    toCompareRow(slug, name, products.map(cell));
  return [
    row("price", text("TEXT_COMPARE_PRICE"), (product) =>
      purchaseOptions({ ...product, signedIn: false }).showPrice
        ? formatMoney(product.price)
        : text("TEXT_PRICE_ON_REQUEST"),
    ),
    row("stock", text("TEXT_COMPARE_STOCK"), ({ availability }) => text(`TEXT_STOCK_${availability}`)),
    row("rating", text("TEXT_REVIEWS"), ({ rating, reviews }) =>
      reviews > 0 ? `${ratingLabel(rating)} (${reviews})` : text("TEXT_NO_REVIEWS"),
    ),
    row("brand", text("TEXT_COMPARE_BRAND"), ({ brand }) => brand?.name ?? ""),
    row("sku", text("TEXT_SKU"), ({ sku }) => sku),
    row("part-number", text("TEXT_PART_NUMBER"), ({ partNumber }) => partNumber),
    ...buildCompareRows(products),
  ];
}
