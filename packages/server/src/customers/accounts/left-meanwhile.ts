type Fault = { code?: string; constraint?: string; cause?: unknown };

const NAMES_NOBODY = "23503";

/**
 * What the work came to or, where the customer's account was deleted while it ran, `otherwise`: a session is looked up
 * before, and the database takes no row that names somebody who is not there any more.
 */
export async function unlessLeft<Done, Otherwise>(
  work: () => Promise<Done>,
  otherwise: Otherwise,
): Promise<Done | Otherwise> {
  try {
    return await work();
  } catch (error) {
    if (namesNobody(error)) return otherwise;
    throw error;
  }
}

function namesNobody(error: unknown): boolean {
  const { code, constraint = "", cause } = error as Fault;
  if (code === NAMES_NOBODY) return constraint.endsWith("customer_id_fkey");
  return cause ? namesNobody(cause) : false;
}
