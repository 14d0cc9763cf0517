-- Lists have products in stock first, so a listing learns when stock begins or ends. Apart from other changes, as these
-- leave all orders and counts of the listing as they are.
alter table listing_changes add column stock_version bigint not null default 0;
create index listing_changes_by_stock_version on listing_changes (company_id, stock_version);

/* Records in the catalog version of this transaction that stock of a product began or ended. */
create procedure record_stock_change(company uuid, product uuid)
  language plpgsql
  as $$
declare
  new_version constant bigint := increment_catalog_version(company);
begin
  insert into listing_changes (company_id, product_id, version, stock_version)
    values (company, product, 0, new_version)
    on conflict (company_id, product_id) do update set stock_version = excluded.stock_version
      where listing_changes.stock_version <> excluded.stock_version;
end
$$;

create or replace function stock_changed() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'UPDATE' then
    perform notify_catalog_version(coalesce(new.company_id, old.company_id));
    if coalesce(new.on_hand, old.on_hand) > 0 then
      call record_stock_change(coalesce(new.company_id, old.company_id), coalesce(new.product_id, old.product_id));
    end if;
  elsif (new.on_hand > 0) <> (old.on_hand > 0) then
    call record_stock_change(new.company_id, new.product_id);
    perform notify_product_change(new.company_id, new.product_id, 'card');
  else
    perform notify_product_change(new.company_id, new.product_id, 'page');
  end if;
  return null;
end
$$;
