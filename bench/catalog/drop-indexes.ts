import type pg from "pg";

const LARGE_TABLES = [
  "products",
  "product_categories",
  "fitments",
  "stock",
  "search_words",
  "product_numbers",
  "fitted_families",
];

type Index = { name: string; definition: string };

/**
 * Disables foreign keys and row triggers and drops plain indexes for a load. Statement triggers stay enabled, because they
 * fill the search tables. Returns a function that restores everything and checks the foreign keys.
 */
export async function dropIndexesForLoad(client: pg.Client, log: (line: string) => void): Promise<() => Promise<void>> {
  const before = await readSchema(client);
  const { rows: indexes } = await client.query<Index>(PLAIN_INDEXES, [LARGE_TABLES]);
  const { rows: triggers } = await client.query<{ owner: string; name: string }>(WHOLE_STATEMENTS);
  await client.query("set session_replication_role = replica");
  for (const { owner, name } of triggers) await client.query(`alter table ${owner} enable always trigger ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition, name } of indexes) {
      log(`Index ${name} …`);
      await client.query(definition);
    }
    for (const { owner, name } of triggers) await client.query(`alter table ${owner} enable trigger ${name}`);
    await client.query("set session_replication_role = origin");
    const after = await readSchema(client);
    if (after !== before) throw new Error(`The schema differs from that of the migrations:\n${before}\n${after}`);
    await checkForeignKeys(client);
  };
}

async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows.map(({ shape }) => shape).join("\n");
}

async function checkForeignKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; violations: string }>(REFERENCES);
  for (const { name, violations } of rows) {
    const { rowCount } = await client.query(violations);
    if (rowCount) throw new Error(`Rows violate a foreign key: ${name}`);
  }
}

const PLAIN_INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid::regclass::text = any ($1) and not indisunique`;

const WHOLE_STATEMENTS = `
  select tgrelid::regclass::text as owner, quote_ident(tgname) as name from pg_trigger
  where not tgisinternal and tgtype & 1 = 0`;

const SHAPE = `
  select 'index ' || pg_get_indexdef(indexrelid) as shape from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and indisvalid
  union all
  select 'key ' || conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  order by 1`;

const REFERENCES = `
  select conname || ' of ' || conrelid::regclass as name, format('select from %s child where not exists (select from %s parent where %s)%s limit 1',
    conrelid::regclass, confrelid::regclass,
    (select string_agg(format('parent.%I = child.%I', there.attname, here.attname), ' and ')
      from unnest(conkey, confkey) as pair (own, other)
      join pg_attribute here on here.attrelid = conrelid and here.attnum = pair.own
      join pg_attribute there on there.attrelid = confrelid and there.attnum = pair.other),
    (select string_agg(format(' and child.%I is not null', attname), '')
      from pg_attribute where attrelid = conrelid and attnum = any (conkey))) as violations
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
