import { useText } from "../../texts/text.ts";
import { useCompany } from "../company/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";

export function RelatedProducts({ cards }: { cards: readonly ProductCardData[] }) {
  const text = useText();
  const { offersPix } = useCompany();
  if (cards.length === 0) return null;
  return (
    <section className="related mt-12" aria-labelledby="related">
      <h2 id="related" className="mb-4">
        {text("TEXT_RELATED")}
      </h2>
      <ProductGrid cards={cards} offersPix={offersPix} />
    </section>
  );
}
