-- Every number that somebody may ask for a part by. Two products that share one can take each other's place.
-- `sku` and `part` are the product's own, kept by the triggers below; the others are given with the product.
create table product_numbers (
  company_id uuid not null references companies on delete cascade,
  product_id uuid not null,
  form text collate "C" not null check (form <> ''),
  kind text not null check (kind in ('sku', 'part', 'manufacturer', 'oem', 'competitor', 'superseded')),
  maker text not null default '',
  number text not null,
  primary key (company_id, product_id, form, kind, maker),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
-- In the order of the form, so that a number that is only begun is found, too.
create index product_numbers_by_form on product_numbers (company_id, form, product_id, kind);

/* Letters and digits alone, as `partNumberForm` of the rules makes them. */
create function number_form(number text) returns text
  language sql immutable
  as $$ select upper(regexp_replace(normalize(number, NFKD), '[^A-Za-z0-9]', '', 'g')) $$;

-- What is there already, before the wall is up: inside it, only a company's own rows may be written. Meanwhile the wall of
-- what is read does not count for who owns the tables: parts that are not on show have numbers, too.
alter table products no force row level security;
insert into product_numbers (company_id, product_id, form, kind, number)
  select company_id, id, form, kind, number
  from products, lateral (values ('sku', sku, number_form(sku)), ('part', part_number, part_number_form))
    as own (kind, number, form)
  where form <> '';
alter table products force row level security;

call wall('product_numbers');
call show_in_catalogue('product_numbers');
call watch_catalogue('product_numbers');
grant select on product_numbers to shop_reader;

create function number_products() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from written join earlier using (company_id, id)
      where (written.sku, written.part_number) is distinct from (earlier.sku, earlier.part_number))
    then
      return null;
    end if;
    delete from product_numbers using earlier
      where product_numbers.company_id = earlier.company_id and product_numbers.product_id = earlier.id
        and product_numbers.kind in ('sku', 'part');
  end if;
  insert into product_numbers (company_id, product_id, form, kind, number)
    select company_id, id, form, kind, number
    from written, lateral (values ('sku', sku, number_form(sku)), ('part', part_number, part_number_form))
      as own (kind, number, form)
    where form <> ''
    order by company_id, id;
  return null;
end
$$;
create trigger number_inserted after insert on products referencing new table as written
  for each statement execute function number_products();
create trigger number_updated after update on products referencing old table as earlier new table as written
  for each statement execute function number_products();

-- Numbers are asked for by the table above.
drop index products_by_part_number;

-- The newest of a kind of part stand first among what may take a part's place.
drop index products_by_type;
create index products_by_type on products (company_id, type_id, id) where published;
