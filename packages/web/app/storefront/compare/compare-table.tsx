import type { ProductDto } from "@pecacerta/contract/product";
import { buildCompareRows, type CompareRow, toCompareRow } from "@pecacerta/rules/compare-rows";
import { formatMoney } from "@pecacerta/rules/money";
import { purchaseOptions } from "@pecacerta/rules/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { X } from "@pecacerta/ui/icons.tsx";
import { useState } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { QuickBuyButton } from "../cart/quick-buy-button.tsx";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { availabilityText } from "../product-info/availability-text.ts";
import { cardPicture } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { ratingLabel } from "../product-info/rating-text.ts";
import "./compare-page.css";

const PRICE = "price";

type Props = { products: readonly ProductDto[]; onRemove: (id: string) => void; onClear: () => void };

export function CompareTable({ products, onRemove, onClear }: Props) {
  const [isHidingEqual, setHidingEqual] = useState(false);
  const allRows = buildRows(products);
  const rows = isHidingEqual ? allRows.filter(({ isEqual }) => !isEqual) : allRows;
  return (
    <>
      <div className="compare-tools">
        <label className="compare-switch">
          <input type="checkbox" checked={isHidingEqual} onChange={({ target }) => setHidingEqual(target.checked)} />
          {m.compare_hide_equal()}
        </label>
        <Button variant="quiet" small onClick={onClear}>
          {m.compare_clear()}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <section className="compare-scroll" aria-label={m.compare_title()} tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{m.compare_product()}</th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ProductHead product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <VerdictRow products={products} />
            {rows.map(({ slug, name, cells, isEqual }) => (
              <tr key={slug} className={isEqual || products.length < 2 ? undefined : "compare-different"}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={products[index]?.id} className={slug === PRICE ? "compare-price" : undefined}>
                    {cell === "" ? "–" : cell}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{m.compare_buy()}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <QuickBuyButton product={product} returnPath="/compare" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p role="status" className="mt-3 note">
        {rows.length < allRows.length ? m.compare_hidden(pluralInputs(allRows.length - rows.length)) : ""}
      </p>
    </>
  );
}

function VerdictRow({ products }: Pick<Props, "products">) {
  const vehicle = useCurrentVehicle();
  if (!vehicle) return null;
  return (
    <tr>
      <th scope="row">{vehicleName(vehicle)}</th>
      {products.map(({ id }) => (
        <td key={id}>
          <FitmentStatus productId={id} variant="line" />
        </td>
      ))}
    </tr>
  );
}

function ProductHead({ product, onRemove }: { product: ProductDto; onRemove: Props["onRemove"] }) {
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
        aria-label={m.compare_remove_name({ name })}
        onClick={() => onRemove(id)}
      >
        <X size={18} />
      </button>
    </div>
  );
}

function buildRows(products: readonly ProductDto[]): CompareRow[] {
  const row = (slug: string, name: string, cell: (product: ProductDto) => string) =>
    toCompareRow(slug, name, products.map(cell));
  return [
    row(PRICE, m.compare_price(), (product) =>
      purchaseOptions({ ...product, signedIn: false }).showPrice ? formatMoney(product.price) : m.price_on_request(),
    ),
    row("stock", m.compare_stock(), ({ availability }) => availabilityText(availability)),
    row("rating", m.reviews(), ({ rating, reviews }) =>
      reviews > 0 ? `${ratingLabel(rating)} (${reviews})` : m.no_reviews(),
    ),
    row("brand", m.compare_brand(), ({ brand }) => brand?.name ?? ""),
    row("sku", m.sku(), ({ sku }) => sku),
    row("part-number", m.part_number(), ({ partNumber }) => partNumber),
    ...buildCompareRows(products),
  ];
}
