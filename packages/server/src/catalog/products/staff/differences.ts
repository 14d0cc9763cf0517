import { differingFitments } from "@pecacerta/rules/fitment-merge";
import type { ContentChanges } from "./product-fields.ts";

export function differences(before: ContentChanges, after: ContentChanges) {
  if (!before.fitments || !after.fitments) return { before, after };
  return {
    before: { ...before, fitments: differingFitments(before.fitments, after.fitments) },
    after: { ...after, fitments: differingFitments(after.fitments, before.fitments) },
  };
}
