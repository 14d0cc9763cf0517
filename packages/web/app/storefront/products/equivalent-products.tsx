import { formatMoney } from "@pecacerta/rules/money";
import { toStockDisplay } from "@pecacerta/rules/stock";
import { m } from "#messages";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { availabilityText } from "../product-info/availability-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";

export function EquivalentProducts({ equivalents }: { equivalents: readonly ProductCardData[] }) {
  if (equivalents.length === 0) return null;
  return (
    <section id="equivalents" className="mt-12" aria-labelledby="equivalents-title">
      <h2 id="equivalents-title" className="part-title">
        {m.equivalents()}
      </h2>
      <p className="mb-4 text-14 text-grey-600">{m.equivalents_hint()}</p>
      <table className="equivalents" aria-labelledby="equivalents-title">
        <thead>
          <tr>
            <th scope="col">{m.equivalent_part()}</th>
            <th scope="col">{m.equivalent_stock()}</th>
            <th scope="col">{m.equivalent_price()}</th>
          </tr>
        </thead>
        <tbody>
          {equivalents.map((product) => (
            <EquivalentRow key={product.slug} product={product} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EquivalentRow({ product }: { product: ProductCardData }) {
  return (
    <tr>
      <th scope="row">
        <span className="equivalent">
          <span className="picture-box equivalent-picture">
            <ProductPicture src={product.image} alt="" isEager={false} />
          </span>
          <span className="equivalent-said">
            <a href={`/products/${product.slug}`}>{product.name}</a>
            <span className="card-brand">
              {product.brand ? <b>{product.brand}</b> : null}
              <span>{product.partNumber}</span>
            </span>
            <FitmentStatus productId={product.id} />
          </span>
        </span>
      </th>
      <td>
        <span className={`stock stock-${toStockDisplay(product.availability)}`}>
          {availabilityText(product.availability)}
        </span>
      </td>
      <td>
        {product.compareAtPrice ? <s className="price card-former">{formatMoney(product.compareAtPrice)}</s> : null}
        {product.price === null ? m.price_on_request() : <b className="price">{formatMoney(product.price)}</b>}
      </td>
    </tr>
  );
}
