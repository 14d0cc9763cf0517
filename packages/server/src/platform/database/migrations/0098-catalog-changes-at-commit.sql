-- A transaction takes its company's row of catalog_versions at commit, for an instant, so that no writer waits for
-- another one's transaction there (docs/decisions/0004). Until then it queues what it changed.
alter table catalog_versions add column whole_version bigint not null default 1;

-- Rows live within their transaction: found by its id, as dead rows of others may be many.
create table catalog_change_queue (
  company_id uuid not null,
  transaction_id xid8 not null,
  id uuid not null,
  -- 'all': every page. 'list': pages that show the products, and lists. 'part': the same if they are published.
  -- 'card': pages that show the products. 'stock': the same, as stock began or ended. 'page': the products' own pages.
  kind text not null,
  products uuid[] not null,
  primary key (company_id, transaction_id, id)
);
call enable_tenant_rls('catalog_change_queue');

create function queue_catalog_change(company uuid, change_kind text, changed_products uuid[]) returns void
  language plpgsql
  as $$
declare
  this_transaction constant xid8 := pg_current_xact_id();
  row_id constant uuid := gen_random_uuid();
begin
  insert into catalog_change_queue (company_id, transaction_id, id, kind, products)
    values (company, this_transaction, row_id, change_kind, changed_products);
end
$$;

/* The first queued row publishes all of its transaction, in one version of the catalog. */
create function publish_catalog_changes() returns trigger
  language plpgsql
  as $$
declare
  max_products constant int := 500;
  company constant uuid := new.company_id;
  this_transaction constant xid8 := pg_current_xact_id();
  queued record;
  product_total int;
  is_whole boolean;
  new_version record;
begin
  with taken as (
    delete from catalog_change_queue where company_id = company and transaction_id = this_transaction
      returning kind, products
  ), changed as (
    select product, bool_or(kind = 'list') as in_lists, bool_or(kind = 'part') as in_parts,
      bool_or(kind = 'card') as on_card, bool_or(kind = 'stock') as in_stock
    from taken, unnest(products) as product group by product
  ), shown as (
    select product, case
      when in_lists or in_parts and p.id is not null or on_card and in_stock then 'list'
      when on_card then 'card'
      when p.id is null then null
      when in_stock then 'stock'
      else 'page' end as kind
    from changed left join products p on p.company_id = company and p.id = product and p.published
  )
  select (select count(*) from taken) as changes,
    (select coalesce(bool_or(kind = 'all'), false) from taken) as has_all,
    coalesce(array_agg(product) filter (where kind = 'list'), '{}') as listed,
    coalesce(array_agg(product) filter (where kind = 'card'), '{}') as cards,
    coalesce(array_agg(product) filter (where kind = 'stock'), '{}') as stocked,
    coalesce(array_agg(product) filter (where kind = 'page'), '{}') as pages
  into queued from shown;
  product_total := cardinality(queued.listed || queued.cards || queued.stocked || queued.pages);
  if not queued.has_all and product_total = 0 then
    return null;
  end if;
  is_whole := queued.has_all or product_total > max_products;

  insert into catalog_versions (company_id, product_changes) values (company, 1)
    on conflict (company_id) do update set
      version = catalog_versions.version
        + (is_whole or product_total > cardinality(queued.pages))::int,
      whole_version = case when is_whole then catalog_versions.version + 1 else catalog_versions.whole_version end,
      product_changes = catalog_versions.product_changes + 1
    returning version, product_changes into new_version;
  insert into listing_changes (company_id, product_id, version)
    select company, product, new_version.version from unnest(queued.listed || queued.cards) as product order by product
    on conflict (company_id, product_id) do update set version = excluded.version;
  insert into listing_changes (company_id, product_id, version, stock_version)
    select company, product, 0, new_version.version from unnest(queued.stocked) as product order by product
    on conflict (company_id, product_id) do update set stock_version = excluded.stock_version;

  if is_whole then
    perform pg_notify('catalog', company || '/' || new_version.version);
    return null;
  end if;
  perform pg_notify('catalog', concat_ws('/', company, new_version.product_changes, product, 'list'))
    from unnest(queued.listed) as product;
  perform pg_notify('catalog', concat_ws('/', company, new_version.product_changes, product, 'card'))
    from unnest(queued.cards || queued.stocked) as product;
  perform pg_notify('catalog', concat_ws('/', company, new_version.product_changes, product, 'page'))
    from unnest(queued.pages) as product;
  return null;
end
$$;
create constraint trigger publish_catalog_changes after insert on catalog_change_queue
  deferrable initially deferred for each row execute function publish_catalog_changes();

/* Writers that change words or category counts of one company go one after another: each changes many of these rows. */
create function lock_catalog_words(company uuid) returns void
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('catalog words ' || company, 0));
end
$$;

create or replace function catalog_changed() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, 'all', '{}')
    from (select distinct company_id from new_rows) as changed;
  return null;
end
$$;

create or replace function product_page_changed() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, 'page', changed.products)
    from (select company_id, array_agg(product_id) as products from new_rows group by 1) as changed;
  return null;
end
$$;

/* Inserted or deleted products. */
create function product_rows_changed() returns trigger
  language plpgsql
  as $$
begin
  perform lock_catalog_words(changed.company_id), queue_catalog_change(changed.company_id, 'list', changed.products)
    from (select company_id, array_agg(id) as products from new_rows where published group by 1) as changed;
  return null;
end
$$;

/* What no page shows of a product. */
create function omit_hidden_columns(product jsonb) returns jsonb
  language sql immutable
  as $$
  select product - array['revision', 'archived_at', 'updated_at', 'gtin', 'ncm', 'origin', 'weight_g', 'length_mm',
    'width_mm', 'height_mm']
$$;

create or replace function products_changed() returns trigger
  language plpgsql
  as $$
begin
  perform lock_catalog_words(changed.company_id) from (
    select new_rows.company_id from new_rows join old_rows using (company_id, id)
    where (new_rows.search_text, new_rows.published) is distinct from (old_rows.search_text, old_rows.published)
    group by 1) as changed;
  perform queue_catalog_change(changed.company_id, changed.kind, changed.products) from (
    select company_id, kind, array_agg(id) as products from (
      select company_id, id, case
        when (new_rows.name, new_rows.price, new_rows.compare_at_price, new_rows.brand, new_rows.features,
            new_rows.compatibility, new_rows.published, new_rows.created_at, new_rows.featured, new_rows.sale_ends_at,
            new_rows.search_text, new_rows.sku, new_rows.part_number, new_rows.type_id, new_rows.slug)
          is distinct from (old_rows.name, old_rows.price, old_rows.compare_at_price, old_rows.brand, old_rows.features,
            old_rows.compatibility, old_rows.published, old_rows.created_at, old_rows.featured, old_rows.sale_ends_at,
            old_rows.search_text, old_rows.sku, old_rows.part_number, old_rows.type_id, old_rows.slug)
          then 'list'
        when omit_hidden_columns(to_jsonb(new_rows)) <> omit_hidden_columns(to_jsonb(old_rows)) then 'card'
        end as kind
      from new_rows join old_rows using (company_id, id)
      where new_rows.published or old_rows.published) as compared
    where kind is not null
    group by 1, 2) as changed;
  return null;
end
$$;

create function product_parts_changed() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, 'part', changed.products)
    from (select company_id, array_agg(product_id) as products from new_rows group by 1) as changed;
  return null;
end
$$;

/* Writes of this table outdate what shows their products, and lists. */
create procedure track_product_changes(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('create trigger catalog_version_on_insert after insert on %s referencing new table as new_rows
    for each statement execute function product_parts_changed()', tenant_table);
  execute format('create trigger catalog_version_on_update after update on %s referencing new table as new_rows
    for each statement execute function product_parts_changed()', tenant_table);
  execute format('create trigger catalog_version_on_delete after delete on %s referencing old table as new_rows
    for each statement execute function product_parts_changed()', tenant_table);
end
$$;

/* Places of products in categories. A place that only follows its product's state is not a change of its own. */
create function category_links_changed() returns trigger
  language plpgsql
  as $$
begin
  perform lock_catalog_words(changed.company_id), queue_catalog_change(changed.company_id, 'part', changed.products)
    from (select company_id, array_agg(distinct product_id) as products from new_rows group by 1) as changed;
  return null;
end
$$;

create function category_links_updated() returns trigger
  language plpgsql
  as $$
begin
  perform lock_catalog_words(changed.company_id) from (select distinct company_id from new_rows) as changed;
  perform queue_catalog_change(changed.company_id, 'part', changed.products) from (
    select company_id, array_agg(distinct product_id) as products
    from new_rows left join old_rows using (company_id, product_id, category_id)
    where to_jsonb(new_rows) - 'published' is distinct from to_jsonb(old_rows) - 'published'
    group by 1) as changed;
  return null;
end
$$;

/* How many products a category has lags like the order of lists, unless these are its first or its last ones. */
create function categories_changed() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, 'all', '{}') from (
    select distinct new_rows.company_id from new_rows join old_rows using (company_id, id)
    where (new_rows.product_count > 0) <> (old_rows.product_count > 0)
      or to_jsonb(new_rows) - 'product_count' <> to_jsonb(old_rows) - 'product_count') as changed;
  return null;
end
$$;

/* The old address of a product shows nothing but the way to the new one. */
create function slug_redirects_changed() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, changed.kind, changed.products) from (
    select company_id, case kind when 'product' then 'part' else 'all' end as kind, array_agg(target_id) as products
    from new_rows group by 1, 2) as changed;
  return null;
end
$$;

-- Cards show whether there is any; how many, only the product's own page shows.
create function stock_rows_changed() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, 'stock', changed.products)
    from (select company_id, array_agg(product_id) as products from new_rows group by 1) as changed;
  return null;
end
$$;

create function stock_updated() returns trigger
  language plpgsql
  as $$
begin
  perform queue_catalog_change(changed.company_id, changed.kind, changed.products) from (
    select company_id, kind, array_agg(product_id) as products from (
      select company_id, product_id,
        case when (new_rows.on_hand > 0) <> (old_rows.on_hand > 0) then 'stock' else 'page' end as kind
      from new_rows join old_rows using (company_id, product_id)
      where new_rows.on_hand <> old_rows.on_hand) as compared
    group by 1, 2) as changed;
  return null;
end
$$;

do $$
declare
  item record;
begin
  for item in
    select tgname, tgrelid::regclass as relation from pg_trigger
    where not tgisinternal and tgrelid in (
        'products'::regclass, 'product_categories'::regclass, 'fitments'::regclass, 'product_numbers'::regclass,
        'categories'::regclass, 'slug_redirects'::regclass, 'stock'::regclass)
      and tgname in ('catalog_version_on_insert', 'catalog_version_on_update', 'catalog_version_on_delete',
        'listing_change_on_insert', 'listing_change_on_update', 'listing_change_on_delete', 'stock_changed')
      and not (tgrelid = 'categories'::regclass and tgname <> 'catalog_version_on_update')
  loop
    execute format('drop trigger %I on %s', item.tgname, item.relation);
  end loop;
end
$$;
create trigger catalog_version_on_insert after insert on products referencing new table as new_rows
  for each statement execute function product_rows_changed();
create trigger catalog_version_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function products_changed();
create trigger catalog_version_on_delete after delete on products referencing old table as new_rows
  for each statement execute function product_rows_changed();
create trigger catalog_version_on_insert after insert on product_categories referencing new table as new_rows
  for each statement execute function category_links_changed();
create trigger catalog_version_on_update after update on product_categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function category_links_updated();
create trigger catalog_version_on_delete after delete on product_categories referencing old table as new_rows
  for each statement execute function category_links_changed();
call track_product_changes('fitments');
call track_product_changes('product_numbers');
create trigger catalog_version_on_update after update on categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function categories_changed();
create trigger catalog_version_on_insert after insert on slug_redirects referencing new table as new_rows
  for each statement execute function slug_redirects_changed();
create trigger catalog_version_on_update after update on slug_redirects referencing new table as new_rows
  for each statement execute function slug_redirects_changed();
create trigger catalog_version_on_delete after delete on slug_redirects referencing old table as new_rows
  for each statement execute function slug_redirects_changed();
create trigger catalog_version_on_insert after insert on stock referencing new table as new_rows
  for each statement execute function stock_rows_changed();
create trigger catalog_version_on_update after update on stock referencing old table as old_rows new table as new_rows
  for each statement execute function stock_updated();
create trigger catalog_version_on_delete after delete on stock referencing old table as new_rows
  for each statement execute function stock_rows_changed();

drop procedure track_listing_changes(regclass);
drop procedure record_stock_change(uuid, uuid);
drop procedure record_listing_changes(uuid, uuid[]);
drop function stock_changed();
drop function listing_rows_changed();
drop function listing_products_changed();
drop function notify_product_change(uuid, uuid, text);
drop function notify_catalog_version(uuid);
drop function increment_catalog_version(uuid);
drop function omit_rating(jsonb);
