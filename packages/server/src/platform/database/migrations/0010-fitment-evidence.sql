-- A row of evidence may be about a price-table code, a model or a family; it may make conditions; it may say no.
alter table fitments
  add column model text,
  add column body text,
  add column excluded boolean not null default false,
  add check (concat(family, model, cod_fipe) <> ''),
  -- The narrowest of what the row names: the one thing of it that a vehicle has to be.
  add column scope text not null generated always as (
    case when cod_fipe <> '' then 'code ' || cod_fipe when model <> '' then 'model ' || model else 'family ' || family end
  ) stored,
  -- How specific the row is: rules/fits.ts says the same.
  add column weight int not null generated always as (
    (case when cod_fipe <> '' then 3 when model <> '' then 2 else 1 end * 4
      + (coalesce(engine, '') <> '')::int + (coalesce(fuel, '') <> '')::int + (coalesce(body, '') <> '')::int) * 100000
    - least(year_to - year_from, 99999)
  ) stored;

-- Everything that decides whether a product serves a vehicle, so that a list is narrowed without reading the rows.
drop index fitments_by_vehicle;
create index fitments_by_vehicle on fitments (company_id, vehicle_type, make, scope, year_from)
  include (year_to, product_id, weight, excluded, engine, fuel, body);

-- Which vehicles a product serves.
create index vehicles_by_model on vehicles (type, make, model, year);

-- What serves any vehicle belongs to every list that is narrowed to one.
create index products_universal on products (company_id, id) where published and compatibility = 'all';
