-- On Citus one transaction may change reference tables as one role only: the version is set by the role that
-- changed the vehicles.
grant update on vehicle_version to shop_worker;
alter function update_vehicle_version() security invoker;
