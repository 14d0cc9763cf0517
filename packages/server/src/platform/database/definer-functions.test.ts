import type pg from "pg";
import { expect, test } from "vitest";
import { ownerPool } from "../../../testing/database.ts";
import { coordinatorTables } from "./distribute.ts";

/** Functions of the schema's owner that name a table with shards: its nodes run their statements as the caller. */
async function findDefinersOfShards(client: Pick<pg.Pool | pg.ClientBase, "query">): Promise<string[]> {
  const { rows } = await client.query<{ found: string }>(
    `select p.proname || ' names ' || c.relname as found
     from pg_proc p, pg_class c
     where p.prosecdef and p.pronamespace = 'public'::regnamespace
       and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
       and not exists (select from pg_depend d where d.objid in (p.oid, c.oid) and d.deptype = 'e')
       and regexp_replace(p.prosrc, '--[^\\n]*', '', 'g') ~* ('(?<![\\w.])(public\\.)?' || c.relname || '\\M')
     order by 1`,
    [coordinatorTables],
  );
  return rows.map(({ found }) => found);
}

test("functions with the owner's rights name no table of companies and no table that every node has", async () => {
  expect(await findDefinersOfShards(ownerPool())).toEqual([]);
});

test("the check finds one, also by its schema, and not a table of the coordinator", async () => {
  const client = await ownerPool().connect();
  try {
    await client.query("begin");
    const definer = (name: string, body: string) =>
      client.query(`create function ${name}() returns void language sql security definer as $$ ${body} $$`);
    await definer("planted_one", "delete from audit_entries");
    await definer("planted_two", "update public.companies set slug = slug");
    await definer("planted_three", "delete from network_limit_counts -- not orders");
    expect(await findDefinersOfShards(client)).toEqual([
      "planted_one names audit_entries",
      "planted_two names companies",
    ]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
