-- A database with the extension Citus and worker nodes is distributed by company (database/distribute.ts).
create function is_distributed() returns boolean
  language plpgsql stable
  as $$
begin
  if to_regclass('pg_catalog.pg_dist_partition') is null then
    return false;
  end if;
  return exists (select from pg_catalog.pg_dist_partition where logicalrelid = 'public.company_settings'::regclass);
end
$$;

/*
 * Isolates the rows of a tenant table by company, and lets the backup role read all of them. Distributes the table where
 * the database is distributed, so a migration adds foreign keys to other tenant tables after this call.
 */
create or replace procedure enable_tenant_rls(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant_isolation on %s to shop_app
      using (company_id = current_company()) with check (company_id = current_company())',
    tenant_table);
  execute format('create policy backup_read on %s for select to shop_backup using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to shop_app', tenant_table);
  if is_distributed() then
    execute format('select create_distributed_table(%L, ''company_id'', colocate_with => ''company_settings'')', tenant_table);
  end if;
end
$$;

-- Each node of a cluster prints this constraint alike: what `between` expands to is nested only until it is printed.
alter table outbox drop constraint outbox_recipient_check;
alter table outbox add constraint outbox_recipient_check
  check (char_length(recipient) >= 3 and char_length(recipient) <= 254 and recipient !~ '[\s[:cntrl:]]');
