import type { FitProduct } from "./fitment.ts";

type Compatibility = FitProduct<never>["compatibility"];

/** The compatibility of a product whose list of fitments changed, unless a person chose one. */
export function compatibilityWith({
  fitments,
  compatibility,
}: {
  fitments: readonly unknown[];
  compatibility: Compatibility;
}): Compatibility {
  if (fitments.length > 0) return "listed";
  return compatibility === "listed" ? "unknown" : compatibility;
}
