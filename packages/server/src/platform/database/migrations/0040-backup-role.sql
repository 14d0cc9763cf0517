-- Backups read every company's rows as `shop_backup`, in a transaction that cannot write. Nobody signs in as this role and
-- the running program is not a member of it: only the owner of the tables may take it on.
-- Roles belong to the whole server, so another database of it may have made this one already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_backup') then
    create role shop_backup nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  -- Reading the roles also makes this session see a role that another database's migration has just created.
  if exists (select from pg_roles where rolname = 'shop_backup') then
    execute format('grant shop_backup to %I', current_user);
  end if;
exception
  when unique_violation then null;
end
$$;

grant usage on schema public to shop_backup;
grant select on all tables in schema public to shop_backup;
-- Tables that later migrations create, too.
alter default privileges in schema public grant select on tables to shop_backup;

do $$
declare
  tenant_table regclass;
begin
  for tenant_table in
    select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
  loop
    execute format('create policy backup on %s for select to shop_backup using (true)', tenant_table);
  end loop;
end
$$;

/* Enables row-level security: rows are seen and written only from inside their own company, by the owner, too. */
create or replace procedure wall(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_company on %s to shop_app using (company_id = current_company()) with check (company_id = current_company())',
    tenant_table);
  execute format('create policy backup on %s for select to shop_backup using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to shop_app', tenant_table);
end
$$;
