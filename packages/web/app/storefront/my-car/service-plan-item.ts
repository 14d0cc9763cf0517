import type { PlanPart } from "./choose-plan-part.ts";

/** A kind of part of a category with a service interval, and its best part for a vehicle. `slug` is the category's. */
export type ServicePlanItem = {
  id: string;
  slug: string;
  name: string;
  intervalKm: number;
  part: PlanPart | null;
  /** Without a part: whether the category has parts whose manufacturers publish no vehicles. */
  hasUnstated: boolean;
};
