import { withoutShardId } from "./citus-nodes.ts";

type DatabaseError = { code?: string; constraint?: string; cause?: unknown };

const FOREIGN_KEY_VIOLATION = "23503";

/** Answers `fallback` if the row that `column` refers to is deleted while `work` runs. */
export async function orIfReferenceMissing<Result, Fallback>(
  column: "customer_id" | "product_id",
  work: () => Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await work();
  } catch (error) {
    if (isMissingReferenceError(error, column)) return fallback;
    throw error;
  }
}

function isMissingReferenceError(error: unknown, column: string): boolean {
  const { code, constraint = "", cause } = error as DatabaseError;
  if (code === FOREIGN_KEY_VIOLATION) return withoutShardId(constraint).endsWith(`${column}_fkey`);
  return cause ? isMissingReferenceError(cause, column) : false;
}
