type DatabaseError = { code?: string; constraint?: string; cause?: unknown };

const FOREIGN_KEY_VIOLATION = "23503";

/** Returns `fallback` if the customer was deleted while `work` ran: the foreign key then rejects rows of the customer. */
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
  if (code === FOREIGN_KEY_VIOLATION) return constraint.endsWith("customer_id_fkey");
  return cause ? isMissingCustomerError(cause) : false;
}
