import { formatMoney } from "@pecacerta/rules/money";
import { m } from "#messages";
import { FitmentStatus } from "../fitment/fitment-status.tsx";
import { useVehicleCards } from "../product-card/use-vehicle-cards.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import "./in-stock-equivalents.css";

const MAX_EQUIVALENTS = 3;

type Props = { slug: string; equivalents: readonly ProductCardData[] };

/** What can be bought instead of a product that cannot. */
export function InStockEquivalents({ slug, equivalents: plainEquivalents }: Props) {
  const { cards, rankedFor } = useVehicleCards(plainEquivalents, slug, ({ loadNeighbors }, vehicleId) =>
    loadNeighbors("GET /products/:slug/analogs", slug, { limit: plainEquivalents.length, vehicleId }),
  );
  const inStock = cards.filter(({ isPurchasable, price }) => isPurchasable && price !== null);
  if (inStock.length === 0) return null;
  return (
    <section className="instead" aria-labelledby="instead">
      <h2 id="instead" className="instead-title">
        {m.equivalents_in_stock()}
      </h2>
      <ul key={rankedFor} className="divided">
        {inStock.slice(0, MAX_EQUIVALENTS).map(({ id, slug, name, brand, partNumber, image, price }) => (
          <li key={id} className="instead-item">
            <span className="picture-box instead-picture">
              <ProductPicture src={image} alt="" />
            </span>
            <span className="instead-facts">
              <a href={`/products/${slug}`}>{name}</a>
              <span className="caption">{[brand, partNumber].filter(Boolean).join(" · ")}</span>
              <FitmentStatus productId={id} variant="line" />
            </span>
            <b className="price">{formatMoney(price ?? 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
