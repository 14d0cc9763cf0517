import { formatMoney } from "@pecacerta/rules/money";
import { toStockDisplay } from "@pecacerta/rules/stock";
import { useText } from "../../texts/text.ts";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";

export function EquivalentProducts({ equivalents }: { equivalents: readonly ProductCardData[] }) {
  const text = useText();
  if (equivalents.length === 0) return null;
  return (
    <section id="equivalents" className="mt-12" aria-labelledby="equivalents-title">
      <h2 id="equivalents-title" className="part-title">
        {text("TEXT_EQUIVALENTS")}
      </h2>
      <p className="mb-4 text-14 text-grey-600">{text("TEXT_EQUIVALENTS_HINT")}</p>
      <table className="equivalents" aria-labelledby="equivalents-title">
        <thead>
          <tr>
            <th scope="col">{text("TEXT_EQUIVALENT_PART")}</th>
            <th scope="col">{text("TEXT_EQUIVALENT_STOCK")}</th>
            <th scope="col">{text("TEXT_EQUIVALENT_PRICE")}</th>
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
  const text = useText();
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
          {text(`TEXT_STOCK_${product.availability}`)}
        </span>
      </td>
      <td>
        {product.compareAtPrice ? <s className="price card-former">{formatMoney(product.compareAtPrice)}</s> : null}
        {product.price === null ? text("TEXT_PRICE_ON_REQUEST") : <b className="price">{formatMoney(product.price)}</b>}
      </td>
    </tr>
  );
}
