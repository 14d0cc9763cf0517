import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import { useVehicleCards } from "../product-card/use-vehicle-cards.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import "./related-products.css";

export function RelatedProducts({ slug, cards: plainCards }: { slug: string; cards: readonly ProductCardData[] }) {
  const { offersPix } = useCompany();
  const { cards } = useVehicleCards(plainCards, slug, ({ loadNeighbors }, vehicleId) =>
    loadNeighbors("GET /products/:slug/related", slug, { limit: plainCards.length, vehicleId }),
  );
  if (cards.length === 0) return null;
  return (
    <section className="related mt-12" aria-labelledby="related">
      <h2 id="related" className="mb-4">
        {m.related()}
      </h2>
      <ProductGrid cards={cards} offersPix={offersPix} />
    </section>
  );
}
