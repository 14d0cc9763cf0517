-- What a listing narrows, counts and sorts by is kept as columns in the memory of each process (docs/decisions), which
-- follow the database by this note: in which version of the catalogue each product was last written in a way that a
-- listing could tell. Versions of one company are committed in their order, so whoever has seen one misses nothing.
create table listing_changes (
  company_id uuid not null references companies on delete cascade,
  product_id uuid not null,
  version bigint not null,
  primary key (company_id, product_id)
);
create index listing_changes_by_version on listing_changes (company_id, version);
call wall('listing_changes');
call show_in_catalogue('listing_changes');
grant select on listing_changes to shop_reader;

/* What a shopper may narrow a list by beside price, brand and stars: featured attributes, and options of colour. */
create function features_of(attributes jsonb, options jsonb) returns jsonb
  language sql immutable parallel safe
  as $$
  select jsonb_agg(jsonb_build_array(thing ->> 'slug', thing ->> 'name', value ->> 'slug', value ->> 'name', value ->> 'color'))
  from (
    select attribute as thing from jsonb_array_elements(attributes) as attribute where attribute -> 'featured' = 'true'
    union all
    select option from jsonb_array_elements(options) as option where option ->> 'type' = 'color'
  ) as things, jsonb_array_elements(thing -> 'values') as value
$$;
alter table products add column features jsonb generated always as (features_of(attributes, options)) stored;

/* Notes products as changed in the version that this transaction makes. */
create procedure note_listed(company uuid, products uuid[])
  language plpgsql
  as $$
begin
  perform move_catalogue_version(company);
  insert into listing_changes (company_id, product_id, version)
    select company, product, version
    from catalogue_versions, (select distinct product from unnest(products) as product) as changed
    where company_id = company
    on conflict (company_id, product_id) do update set version = excluded.version;
end
$$;

/* The rows inserted or deleted; the argument names their column with the product's id. */
create function note_written() returns trigger
  language plpgsql
  as $$
declare
  touched record;
begin
  for touched in execute
    format('select company_id, array_agg(%I) as products from written group by company_id', tg_argv[0])
  loop
    call note_listed(touched.company_id, touched.products);
  end loop;
  return null;
end
$$;

create function note_products_changed() returns trigger
  language plpgsql
  as $$
declare
  touched record;
begin
  for touched in
    select company_id, array_agg(id) as products from written
    where not exists (
      select from earlier where earlier.company_id = written.company_id and earlier.id = written.id
        and (earlier.name, earlier.price, earlier.compare_at_price, earlier.brand, earlier.stars, earlier.features,
          earlier.compatibility, earlier.published, earlier.created_at)
        is not distinct from (written.name, written.price, written.compare_at_price, written.brand, written.stars,
          written.features, written.compatibility, written.published, written.created_at))
    group by company_id
  loop
    call note_listed(touched.company_id, touched.products);
  end loop;
  return null;
end
$$;

create trigger note_inserted after insert on products referencing new table as written
  for each statement execute function note_written('id');
create trigger note_deleted after delete on products referencing old table as written
  for each statement execute function note_written('id');
create trigger note_updated after update on products referencing old table as earlier new table as written
  for each statement execute function note_products_changed();

-- Where a product stands, and which vehicles it serves.
create procedure note_products_of(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('create trigger note_inserted after insert on %s referencing new table as written
    for each statement execute function note_written(''product_id'')', tenant_table);
  execute format('create trigger note_updated after update on %s referencing new table as written
    for each statement execute function note_written(''product_id'')', tenant_table);
  execute format('create trigger note_deleted after delete on %s referencing old table as written
    for each statement execute function note_written(''product_id'')', tenant_table);
end
$$;
call note_products_of('product_categories');
call note_products_of('fitments');
