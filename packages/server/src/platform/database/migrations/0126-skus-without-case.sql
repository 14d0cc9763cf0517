-- People and scanners take SKUs that differ by case alone for one. The oldest part for sale keeps such a SKU, and the others
-- get a suffix. Row by row, each as its company, as triggers write into other tables of the company.
alter table products no force row level security;
do $$
declare
  duplicate record;
begin
  for duplicate in
    select company_id, id, sku from (
      select company_id, id, sku, row_number() over (
        partition by company_id, upper(sku collate "und-x-icu")
        order by archived_at is not null, not published, created_at, id) as place
      from products) as numbered
    where place > 1
  loop
    execute format('set local app.company = %L', duplicate.company_id);
    update products set sku = left(duplicate.sku, 67) || '-' || right(duplicate.id::text, 12)
      where company_id = duplicate.company_id and id = duplicate.id;
  end loop;
  execute 'set local app.company = ''''';
end
$$;
alter table products force row level security;

alter table products add column sku_form text collate "C" not null
  generated always as (upper(sku collate "und-x-icu")) stored;
create unique index products_by_sku_form on products (company_id, sku_form);
