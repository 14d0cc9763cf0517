import { FITTING_VERDICTS } from "@pecacerta/rules/fitment";
import type { VerdictEvidence } from "../fitment/verdict-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";

export type PlanPart = {
  card: ProductCardData;
  evidence: VerdictEvidence;
  /** Packages for one vehicle. */
  quantity: number;
};

export const canBuyCard = ({ isPurchasable, price }: Pick<ProductCardData, "isPurchasable" | "price">): boolean =>
  isPurchasable && price !== null;

/** Chooses a part that can be bought, with evidence first; without any, one that fits and is missing. */
export function choosePlanPart(
  cards: readonly ProductCardData[],
  verdicts: ReadonlyMap<string, VerdictEvidence>,
): PlanPart | undefined {
  const fitting = FITTING_VERDICTS.flatMap((verdict) =>
    cards.flatMap((card) => {
      const evidence = verdicts.get(card.id);
      return evidence?.verdict === verdict ? [{ card, evidence, quantity: evidence.row?.quantity ?? 1 }] : [];
    }),
  );
  return fitting.find(({ card }) => canBuyCard(card)) ?? fitting[0];
}
