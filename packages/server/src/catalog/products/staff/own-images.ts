import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { lockImages } from "../../images/find-images.ts";
import type { PlanDetails, PlannedChange, PlanRefusal } from "./plan-change.ts";
import type { ProductWithContent } from "./stored-products.ts";

export async function refuseUnknownImages<Plan extends Outcome<PlannedChange, string, unknown>>(
  tx: TenantTransaction,
  plans: readonly Plan[],
): Promise<(Plan | Outcome<never, PlanRefusal, PlanDetails>)[]> {
  const added = plans.flatMap((plan) => (plan.ok ? addedImages(plan.value) : []));
  const unknown = new Set(added.length > 0 ? await lockImages(tx, added) : []);
  return plans.map((plan) => {
    const wrong = plan.ok ? addedImages(plan.value).filter((url) => unknown.has(url)) : [];
    if (!plan.ok || wrong.length === 0) return plan;
    const field = wrong.some((url) => plan.value.after.images.includes(url)) ? "images" : "options";
    return refuse("VALIDATION_FAILED", { errors: { [field]: "ERROR_FORM_INVALID" as const } });
  });
}

function addedImages({ stored, after }: PlannedChange): string[] {
  const known = new Set(imagesOf(stored.content));
  return imagesOf(after).filter((url) => !known.has(url));
}

const imagesOf = ({ images, options }: ProductWithContent["content"]): string[] => [
  ...images,
  ...options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? [])),
];
