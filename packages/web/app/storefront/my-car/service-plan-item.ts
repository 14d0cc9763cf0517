import type { FitVerdict } from "@pecacerta/rules/fitment";
import type { ProductCardData } from "../product-info/product-card-data.ts";

/** A category with a service interval, and its best part for a vehicle. */
export type ServicePlanItem = {
  slug: string;
  name: string;
  intervalKm: number;
  card: ProductCardData;
  verdict: FitVerdict;
  /** Packages for one vehicle. */
  quantity: number;
};
