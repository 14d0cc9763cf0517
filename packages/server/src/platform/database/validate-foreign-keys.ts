import type pg from "pg";
import { connectToWorker, listWorkers } from "./citus-nodes.ts";
import { disconnect } from "./open.ts";

type ForeignKey = { table: string; name: string };

/** Checks the rows of keys that were added to distributed tables without a name: Citus repeats those unchecked on its nodes. */
export async function validateForeignKeys(client: pg.ClientBase, ownerUrl: string): Promise<void> {
  const unchecked = new Map<string, ForeignKey>();
  for (const worker of await listWorkers(client))
    for (const key of await findUncheckedKeys(ownerUrl, worker)) unchecked.set(`${key.table} ${key.name}`, key);
  for (const { table, name } of unchecked.values())
    await client.query(`alter table ${table} validate constraint ${name}`);
}

async function findUncheckedKeys(ownerUrl: string, worker: string): Promise<ForeignKey[]> {
  const node = await connectToWorker(ownerUrl, worker);
  try {
    await node.query("set citus.override_table_visibility = off");
    const { rows } = await node.query<ForeignKey>(UNCHECKED_KEYS);
    return rows;
  } finally {
    await disconnect(node);
  }
}

const UNCHECKED_KEYS = `
  select distinct quote_ident(t.relname) as "table", quote_ident(regexp_replace(k.conname, '_' || s.shardid || '$', '')) as name
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_dist_shard s on c.relname ~ ('_' || s.shardid || '$')
  join pg_class t on t.oid = s.logicalrelid
  where k.contype = 'f' and not k.convalidated and c.relnamespace = 'public'::regnamespace
  order by 1, 2`;
