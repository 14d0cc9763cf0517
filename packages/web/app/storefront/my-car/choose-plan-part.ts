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

type PartKinds = ReadonlyMap<string, { slug: string; name: string }>;

/**
 * Chooses a part of each kind: one that can be bought, with evidence first; without any, one that fits and is missing. A
 * kind is a product type, and within it a position at the vehicle.
 */
export function choosePlanParts(
  cards: readonly ProductCardData[],
  verdicts: ReadonlyMap<string, VerdictEvidence>,
  kinds: PartKinds,
): (PlanPart & { kind: string; kindName: string })[] {
  const fitting = FITTING_VERDICTS.flatMap((verdict) =>
    cards.flatMap((card) => {
      const evidence = verdicts.get(card.id);
      if (evidence?.verdict !== verdict) return [];
      const { row } = evidence;
      const { slug = "", name = "" } = kinds.get(card.id) ?? {};
      const kind = [slug, row?.position ?? ""].filter((text) => text !== "").join(" ");
      return [{ card, evidence, quantity: row?.quantity ?? 1, kind, type: slug, name, position: row?.position }];
    }),
  );
  const parts = [...new Set(fitting.map(({ kind }) => kind))].flatMap((kind) => {
    const ofKind = fitting.filter((part) => part.kind === kind);
    return ofKind.find(({ card }) => canBuyCard(card)) ?? ofKind[0] ?? [];
  });
  return parts.map(({ type, name, position, ...part }) => {
    const isShared = parts.filter((other) => other.type === type).length > 1;
    return { ...part, kindName: isShared && position ? `${name} · ${position}` : name };
  });
}
