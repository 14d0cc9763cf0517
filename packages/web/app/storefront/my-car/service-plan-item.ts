import type { VerdictEvidence } from "../fitment/verdict-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";

/** A category with a service interval, and its best part for a vehicle. */
export type ServicePlanItem = {
  slug: string;
  name: string;
  intervalKm: number;
  card: ProductCardData;
  evidence: VerdictEvidence;
  /** Packages for one vehicle. */
  quantity: number;
};
