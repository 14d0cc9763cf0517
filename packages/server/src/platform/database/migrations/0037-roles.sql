-- The program connects with a login that owns nothing and takes one of the application roles (database/roles.ts) for each
-- statement. The roles themselves are made before the migrations run.

-- Background work: the job queue, and the vehicles that a price-table service brings.
grant usage on schema public, jobs to shop_worker;
grant select, insert, update, delete on all tables in schema jobs to shop_worker;
grant select, insert, update on vehicles to shop_worker;
grant select, insert, update, delete on price_table_tasks, price_table_days to shop_worker;

-- The program looks here whether the database is of its version.
grant select on schema_migrations to shop_reader;

-- A function that runs with its owner's rights names where it looks for tables.
alter function mark_vehicles() set search_path = pg_catalog, public, pg_temp;

-- No role of the program needs tables of its own, not even temporary ones.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;
