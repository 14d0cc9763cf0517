import { FITTING_VERDICTS } from "@pecacerta/rules/fitment";
import type { VerdictEvidence } from "../fitment/verdict-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";

export type PlanPart = {
  card: ProductCardData;
  evidence: VerdictEvidence;
  /** Packages for one vehicle. */
  quantity: number;
};

/** `statedKm`: the interval that the part itself states. */
export type PlanChoice = Omit<PlanPart, "card"> & {
  productId: string;
  kind: string;
  kindName: string;
  statedKm?: number | undefined;
};

export const canBuyCard = ({ isPurchasable, price }: Pick<ProductCardData, "isPurchasable" | "price">): boolean =>
  isPurchasable && price !== null;

/** `type` and `typeName` are empty for a product without a type. */
type Candidate = Pick<PlanChoice, "statedKm"> & { id: string; type: string; typeName: string; isSellable: boolean };

/**
 * Chooses a part of each kind: one that can be bought, with evidence first; without any, one that fits and is missing. A
 * kind is a product type, and within it a position at the vehicle.
 */
export function choosePlanParts(
  candidates: readonly Candidate[],
  verdicts: ReadonlyMap<string, VerdictEvidence>,
): PlanChoice[] {
  const fitting = FITTING_VERDICTS.flatMap((verdict) =>
    candidates.flatMap((candidate) => {
      const evidence = verdicts.get(candidate.id);
      if (evidence?.verdict !== verdict) return [];
      const position = evidence.row?.position ?? "";
      const kind = [candidate.type, position].filter((text) => text !== "").join(" ");
      return [{ ...candidate, evidence, quantity: evidence.row?.quantity ?? 1, kind, position }];
    }),
  );
  const parts = [...Map.groupBy(fitting, ({ kind }) => kind).values()].flatMap(
    (ofKind) => ofKind.find(({ isSellable }) => isSellable) ?? ofKind[0] ?? [],
  );
  return parts.map(({ id, type, typeName, position, evidence, quantity, kind, statedKm }) => {
    const isShared = parts.filter((other) => other.type === type).length > 1;
    const kindName = isShared && position !== "" ? `${typeName} · ${position}` : typeName;
    return { productId: id, evidence, quantity, kind, kindName, statedKm };
  });
}
