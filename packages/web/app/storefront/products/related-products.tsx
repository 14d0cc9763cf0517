import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import "./related-products.css";

export function RelatedProducts({ cards }: { cards: readonly ProductCardData[] }) {
  const { offersPix } = useCompany();
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
