import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { ProductGrid } from "../product-card/product-grid.tsx";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { SaleCountdown } from "./sale-countdown.tsx";
import { SectionHead } from "./section-head.tsx";
import "./sales.css";

type Props = {
  ending: readonly { card: ProductCardData; ends: string }[];
  others: readonly ProductCardData[];
  isRanked: boolean;
};

const CARD_COUNT = 5;

/** Sales that end first with their countdown, then the largest of the others. `isRanked`: in the order given. */
export function Sales({ ending, others, isRanked }: Props) {
  const { offersPix } = useCompany();
  const ends = new Map(ending.map(({ card, ends }) => [card.id, ends]));
  const rest = others.filter(({ id }) => !ends.has(id));
  const cards = (isRanked ? others : [...ending.map(({ card }) => card), ...rest]).slice(0, CARD_COUNT);
  if (cards.length === 0) return null;
  const after = ({ id }: ProductCardData) => {
    const at = ends.get(id);
    return at ? <SaleCountdown ends={at} /> : null;
  };
  return (
    <section className="frame one-row" aria-labelledby="offers">
      <SectionHead
        id="offers"
        title={cards.some(({ id }) => ends.has(id)) ? m.offers_ending() : m.offers()}
        href="/products?filter_discount=yes"
        more={m.see_all_offers()}
      />
      <ProductGrid cards={cards} offersPix={offersPix} renderExtra={after} />
    </section>
  );
}
