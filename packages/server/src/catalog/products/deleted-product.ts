import { refuse } from "@pecacerta/rules/outcome";
import { orIfReferenceMissing } from "../../platform/database/missing-reference.ts";

export const orIfProductDeleted = <Result>(work: () => Promise<Result>) =>
  orIfReferenceMissing("product_id", work, refuse("PRODUCT_NOT_FOUND"));
