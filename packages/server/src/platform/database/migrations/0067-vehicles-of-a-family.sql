-- A vehicle with an empty model stands for all versions of its family and year: for shoppers who do not know theirs. It
-- has the code of one version, and a year code that no fuel has. The same family has the same id in every database.
create function add_family_vehicles() returns void
  language sql set search_path = pg_catalog, pg_temp
  as $$
  insert into public.vehicles (id, type, make_code, make, model_code, model, family, year, year_code, cod_fipe)
  select md5(concat_ws('/', type, make, family, year))::uuid, type, min(make_code), make,
    1000000000 + ('x' || left(md5(family), 7))::bit(28)::int, '', family, year, year || '-0', min(cod_fipe)
  from public.vehicles
  where model <> '' and family <> ''
  group by type, make, family, year
  on conflict do nothing
$$;
revoke execute on function add_family_vehicles from public;
grant execute on function add_family_vehicles to shop_worker;

-- Every writer of vehicles calls this function.
create or replace function update_vehicle_version() returns void
  language plpgsql security invoker set search_path = pg_catalog, pg_temp
  as $$
declare
  new_version constant uuid := gen_random_uuid();
begin
  perform public.add_family_vehicles();
  update public.vehicle_version set version = new_version;
end
$$;

select update_vehicle_version();
