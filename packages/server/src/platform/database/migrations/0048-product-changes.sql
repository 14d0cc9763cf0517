-- Pages are made again when what they show has changed (docs/decisions/0023). There are two kinds of change. A write
-- that menus, lists or settings may show moves the version of the company's whole catalog, as before. A write that only
-- shows where its product is shown moves that product: an order's stock, a rating, a review, a question.
alter table catalogue_versions add column product_changes bigint not null default 0;

/* Raises a company's catalog version once in a transaction, and tells nobody. */
create function raise_catalog_version(company uuid) returns bigint
  language plpgsql
  as $$
declare
  this_transaction text := pg_current_xact_id()::text || '/' || company::text;
  raised text[] := string_to_array(current_setting('app.version_raised', true), ' ');
  raised_to bigint;
begin
  if raised[1] = this_transaction then
    return raised[2];
  end if;
  insert into catalogue_versions (company_id) values (company)
    on conflict (company_id) do update set version = catalogue_versions.version + 1
    returning version into raised_to;
  perform set_config('app.version_raised', concat_ws(' ', this_transaction, raised_to), true);
  return raised_to;
end
$$;

/* Raises the version and tells every process on commit; PostgreSQL sends equal notifications of a transaction once. */
create or replace function move_catalogue_version(company uuid) returns void
  language plpgsql
  as $$
begin
  perform pg_notify('catalogue', company || '/' || raise_catalog_version(company));
end
$$;

-- The version that a listing's columns follow. Whether pages hear of it is decided by what watches the written table.
create or replace procedure note_listed(company uuid, products uuid[])
  language plpgsql
  as $$
begin
  perform raise_catalog_version(company);
  insert into listing_changes (company_id, product_id, version)
    select company, product, version
    from catalogue_versions, (select distinct product from unnest(products) as product) as changed
    where company_id = company
    on conflict (company_id, product_id) do update set version = excluded.version;
end
$$;

/*
 * Tells every process on commit that what is shown of one product changed. `shown_on`: 'card' where cards show it, 'page'
 * where only the product's own page does. A transaction that changes many products moves the whole catalog instead.
 */
create function move_product(company uuid, product uuid, shown_on text) returns void
  language plpgsql
  as $$
declare
  most constant int := 100;
  this_transaction text := pg_current_xact_id()::text || '/' || company::text;
  moved text[] := string_to_array(current_setting('app.products_moved', true), ' ');
  moved_to bigint := moved[2];
  products int := moved[3];
begin
  if moved[1] is distinct from this_transaction then
    insert into catalogue_versions (company_id, product_changes) values (company, 1)
      on conflict (company_id) do update set product_changes = catalogue_versions.product_changes + 1
      returning product_changes into moved_to;
    products := 0;
  end if;
  perform set_config('app.products_moved', concat_ws(' ', this_transaction, moved_to, products + 1), true);
  if products < most then
    perform pg_notify('catalogue', concat_ws('/', company, moved_to, product, shown_on));
  else
    perform move_catalogue_version(company);
  end if;
end
$$;

/* Of a product, only the rating changed: lists show it on their cards, and nothing else of theirs hangs on it. */
create function is_rated_only(earlier products, written products) returns boolean
  language sql immutable
  as $$
  select (written.rating_sum, written.rating_count) is distinct from (earlier.rating_sum, earlier.rating_count)
    and to_jsonb(written) - array['rating_sum', 'rating_count', 'stars', 'updated_at']
      = to_jsonb(earlier) - array['rating_sum', 'rating_count', 'stars', 'updated_at']
$$;

create function products_updated() returns trigger
  language plpgsql
  as $$
begin
  perform move_catalogue_version(touched.company_id) from (
    select distinct written.company_id from written left join earlier using (company_id, id)
    where not coalesce(is_rated_only(earlier::products, written::products), false)) as touched;
  perform raise_catalog_version(written.company_id), move_product(written.company_id, written.id, 'card')
    from written join earlier using (company_id, id)
    where is_rated_only(earlier::products, written::products);
  return null;
end
$$;
drop trigger catalogue_updated on products;
create trigger catalogue_updated after update on products referencing old table as earlier new table as written
  for each statement execute function products_updated();

/* Reviews and questions are shown on their product's page alone; ratings are columns of the product. */
create function product_texts_written() returns trigger
  language plpgsql
  as $$
begin
  perform move_product(touched.company_id, touched.product_id, 'page')
    from (select distinct company_id, product_id from written) as touched;
  return null;
end
$$;

create procedure watch_product_texts(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('drop trigger catalogue_inserted on %s', tenant_table);
  execute format('drop trigger catalogue_updated on %s', tenant_table);
  execute format('drop trigger catalogue_deleted on %s', tenant_table);
  execute format('create trigger catalogue_inserted after insert on %s referencing new table as written
    for each statement execute function product_texts_written()', tenant_table);
  execute format('create trigger catalogue_updated after update on %s referencing new table as written
    for each statement execute function product_texts_written()', tenant_table);
  execute format('create trigger catalogue_deleted after delete on %s referencing old table as written
    for each statement execute function product_texts_written()', tenant_table);
end
$$;
call watch_product_texts('reviews');
call watch_product_texts('questions');

-- Cards show whether there is any; how many, only the product's own page shows.
create or replace function stock_written() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'UPDATE' then
    perform move_catalogue_version(coalesce(new.company_id, old.company_id));
  elsif (new.on_hand > 0) <> (old.on_hand > 0) then
    perform move_product(new.company_id, new.product_id, 'card');
  else
    perform move_product(new.company_id, new.product_id, 'page');
  end if;
  return null;
end
$$;
