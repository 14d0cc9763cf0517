-- What the price table says of a vehicle besides its name; null where the shop knows the vehicle but not its price.
alter table vehicles add column price text, add column reference_month text;

-- The vehicles of a customer. Which vehicle it is, the whole installation knows by one id.
create table garage_vehicles (
  company_id uuid not null references companies on delete cascade,
  customer_id uuid not null,
  vehicle_id uuid not null references vehicles,
  created_at timestamptz not null default now(),
  primary key (company_id, customer_id, vehicle_id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
call wall('garage_vehicles');
