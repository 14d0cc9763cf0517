import { withoutShardId } from "../platform/database/citus-nodes.ts";

type DatabaseError = { code?: string; constraint?: string; cause?: unknown };

const FOREIGN_KEY_VIOLATION = "23503";

/** The foreign key rejects rows of a customer who is deleted while `work` runs. */
export async function orIfAccountDeleted<Result, Fallback>(
  work: () => Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await work();
  } catch (error) {
    if (isMissingCustomerError(error)) return fallback;
    throw error;
  }
}

function isMissingCustomerError(error: unknown): boolean {
  const { code, constraint = "", cause } = error as DatabaseError;
  if (code === FOREIGN_KEY_VIOLATION) return withoutShardId(constraint).endsWith("customer_id_fkey");
  return cause ? isMissingCustomerError(cause) : false;
}
