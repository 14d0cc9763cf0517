import { formatMoney } from "@pecacerta/rules/money";
import { m } from "#messages";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { StockLabel } from "../product-info/stock-label.tsx";
import "./equivalent-products.css";
import "./product-summary.css";

export function EquivalentProducts({ equivalents }: { equivalents: readonly ProductCardData[] }) {
  if (equivalents.length === 0) return null;
  return (
    <section id="equivalents" className="mt-12" aria-labelledby="equivalents-title">
      <h2 id="equivalents-title" className="section-title">
        {m.equivalents()}
      </h2>
      <p className="mb-4 note">{m.equivalents_hint()}</p>
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
            <span className="equivalent-brand">
              {product.brand ? <b>{product.brand}</b> : null}
              <span>{product.partNumber}</span>
            </span>
            <FitmentStatus productId={product.id} variant="dot" />
          </span>
        </span>
      </th>
      <td>
        <StockLabel availability={product.availability} />
      </td>
      <td>
        {product.compareAtPrice ? (
          <s className="price equivalent-former">{formatMoney(product.compareAtPrice)}</s>
        ) : null}
        {product.price === null ? m.price_on_request() : <b className="price">{formatMoney(product.price)}</b>}
      </td>
    </tr>
  );
}
