-- The average of the reviews in whole stars, rounded as the wire says it: two decimals first.
alter table products add column stars smallint not null
  generated always as (coalesce(round(round(rating_sum::numeric / nullif(rating_count, 0), 2)), 0)) stored;

-- What a listing's filters count, without reading the products themselves.
create index products_facets on products (company_id, id) include (brand, price, compare_at_price, stars) where published;

-- How many products on show a category holds, kept with every write: counting them for every menu is too slow.
alter table categories add column items int not null default 0;
alter table product_categories add column shown boolean not null default true;

update product_categories set shown = published from products
  where products.company_id = product_categories.company_id and products.id = product_categories.product_id;
update categories set items = (select count(*) from product_categories place
  where place.company_id = categories.company_id and place.category_id = categories.id and place.shown);

create function show_place() returns trigger
  language plpgsql
  as $$
begin
  select published into new.shown from products where company_id = new.company_id and id = new.product_id;
  new.shown := coalesce(new.shown, false);
  return new;
end
$$;
create trigger show_place before insert on product_categories for each row execute function show_place();

create function show_places() returns trigger
  language plpgsql
  as $$
begin
  update product_categories set shown = new.published where company_id = new.company_id and product_id = new.id;
  return null;
end
$$;
create trigger show_places after update of published on products for each row
  when (old.published is distinct from new.published) execute function show_places();

create function count_places() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' then
    update categories set items = items - gone.places
      from (select company_id, category_id, count(*) as places from earlier where shown group by 1, 2) as gone
      where categories.company_id = gone.company_id and categories.id = gone.category_id;
  end if;
  if tg_op <> 'DELETE' then
    update categories set items = items + come.places
      from (select company_id, category_id, count(*) as places from written where shown group by 1, 2) as come
      where categories.company_id = come.company_id and categories.id = come.category_id;
  end if;
  return null;
end
$$;
create trigger count_inserted after insert on product_categories referencing new table as written
  for each statement execute function count_places();
create trigger count_updated after update on product_categories referencing old table as earlier new table as written
  for each statement execute function count_places();
create trigger count_deleted after delete on product_categories referencing old table as earlier
  for each statement execute function count_places();
