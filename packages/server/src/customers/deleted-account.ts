import { orIfReferenceMissing } from "../platform/database/missing-reference.ts";

/** The foreign key rejects rows of a customer who is deleted while `work` runs. */
export const orIfAccountDeleted = <Result, Fallback>(
  work: () => Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> => orIfReferenceMissing("customer_id", work, fallback);
