import type { PlanPart } from "./choose-plan-part.ts";

/** A category with a service interval, and its best part for a vehicle. */
export type ServicePlanItem = PlanPart & { slug: string; name: string; intervalKm: number };
