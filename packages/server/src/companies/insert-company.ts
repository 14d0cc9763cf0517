import type pg from "pg";

/** Does nothing if the id or the slug is taken. By raw SQL: an operator's role may name these two columns only. */
export async function insertCompany(
  client: Pick<pg.ClientBase | pg.Pool, "query">,
  id: string,
  slug: string,
): Promise<void> {
  await client.query("insert into companies (id, slug) values ($1, $2) on conflict do nothing", [id, slug]);
}
