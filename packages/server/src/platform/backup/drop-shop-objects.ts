import type pg from "pg";

export async function dropShopObjects(client: pg.ClientBase): Promise<void> {
  await client.query("drop schema if exists jobs cascade");
  await client.query(DROP_OBJECTS_IN_PUBLIC);
}

const DROP_OBJECTS_IN_PUBLIC = `
do $$
declare
  command text;
begin
  for command in
    select format('drop %s if exists %s cascade', kind, name)
    from (
      select 1 as step, 'pg_class'::regclass as catalog, oid, oid::regclass::text as name,
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 2, 'pg_proc'::regclass, oid, oid::regprocedure::text, 'routine'
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select 3, 'pg_type'::regclass, oid, oid::regtype::text, 'type'
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    ) as object
    where not exists (select from pg_depend d
      where d.classid = object.catalog and d.objid = object.oid and d.deptype = 'e')
    order by step, oid
  loop
    execute command;
  end loop;
end
$$`;
