import { ArrowRight } from "lucide-react";
import { useText } from "../../texts/text.ts";
import type { Card } from "../catalog/card.ts";
import { ProductGrid } from "../catalog/product-card.tsx";

type Props = { id: string; title: string; cards: readonly Card[]; href: string; offersPix: boolean };

/** A few products and the way to all of them. */
export function Shelf({ id, title, cards, href, offersPix }: Props) {
  const text = useText();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex items-end justify-between gap-4">
        <h2 id={id}>{title}</h2>
        <a href={href} className="more-link">
          {text("TEXT_SEE_ALL")}
          <span className="sr-only">{title}</span>
          <ArrowRight size={16} aria-hidden="true" />
        </a>
      </div>
      <ProductGrid cards={cards} offersPix={offersPix} />
    </section>
  );
}
