-- Writers of vehicles call this function in the same transaction: in a distributed database, triggers of a global table run
-- once for each copy.
drop trigger vehicle_version on vehicles;
drop function update_vehicle_version();

create function update_vehicle_version() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  new_version constant uuid := gen_random_uuid();
begin
  update public.vehicle_version set version = new_version;
end
$$;
revoke execute on function update_vehicle_version from public;
grant execute on function update_vehicle_version to shop_worker;
