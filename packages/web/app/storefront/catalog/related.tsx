import { useText } from "../../texts/text.ts";
import { useCompany } from "../shell/company.ts";
import type { Card } from "./card.ts";
import { ProductGrid } from "./product-card.tsx";

export function Related({ cards }: { cards: readonly Card[] }) {
  const text = useText();
  const { offersPix } = useCompany();
  if (cards.length === 0) return null;
  return (
    <section className="related far-below mt-12" aria-labelledby="related">
      <h2 id="related" className="mb-4">
        {text("TEXT_RELATED")}
      </h2>
      <ProductGrid cards={cards} offersPix={offersPix} />
    </section>
  );
}
