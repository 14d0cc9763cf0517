import type pg from "pg";

const UNIQUE_VIOLATION = "23505";

/**
 * Does nothing if the id or the slug is taken. `query`: of a transaction of its own. Without ON CONFLICT, for which Citus locks
 * the table in a mode that needs more than the operator's right to insert; with the default that Citus would name on the nodes.
 */
export async function insertCompany(
  query: (text: string, values: unknown[]) => Promise<pg.QueryResult | undefined>,
  id: string,
  slug: string,
): Promise<void> {
  try {
    await query("insert into companies (id, slug) values ($1, $2)", [id, slug]);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
  }
}
