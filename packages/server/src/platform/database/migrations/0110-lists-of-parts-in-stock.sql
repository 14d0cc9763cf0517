-- Lists of new arrivals have parts in stock alone: one that comes back enters them.
create or replace function publish_catalog_changes() returns trigger
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
    from unnest(queued.cards) as product;
  perform pg_notify('catalog', concat_ws('/', company, new_version.product_changes, product,
      case when stock.on_hand > 0 then 'list' else 'card' end))
    from unnest(queued.stocked) as product
    left join stock on stock.company_id = company and stock.product_id = product;
  perform pg_notify('catalog', concat_ws('/', company, new_version.product_changes, product, 'page'))
    from unnest(queued.pages) as product;
  return null;
end
$$;
