-- Which products of a kind of part have evidence for a family of vehicles: where to look for what can take a part's place.
-- A row too many costs a look at the evidence itself, which decides; so none is taken away before its product is.
create table fitted_families (
  company_id uuid not null references companies on delete cascade,
  type_id uuid not null,
  vehicle_type smallint not null,
  make text not null,
  family text not null,
  product_id uuid not null,
  primary key (company_id, type_id, vehicle_type, make, family, product_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
-- Before its wall is up: inside it, only a company's own rows may be written, and here every company's are. Meanwhile the
-- walls of what is read do not count for who owns the tables: parts that are not on show are meant, too.
alter table products no force row level security;
alter table fitments no force row level security;
insert into fitted_families
  select distinct f.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product_id
  from fitments f join products p on p.company_id = f.company_id and p.id = f.product_id
  where p.type_id is not null and f.family <> '' and not f.excluded
  order by 1, 2, 3, 4, 5, 6;
alter table products force row level security;
alter table fitments force row level security;
create index fitted_families_by_product on fitted_families (company_id, product_id);
call wall('fitted_families');
call show_in_catalogue('fitted_families');
grant select on fitted_families to shop_reader;

create function learn_families() returns trigger
  language plpgsql
  as $$
begin
  insert into fitted_families
    select distinct f.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product_id
    from written f join products p on p.company_id = f.company_id and p.id = f.product_id
    where p.type_id is not null and f.family <> '' and not f.excluded
    order by 1, 2, 3, 4, 5, 6
    on conflict do nothing;
  return null;
end
$$;
create trigger families_inserted after insert on fitments referencing new table as written
  for each statement execute function learn_families();
create trigger families_updated after update on fitments referencing new table as written
  for each statement execute function learn_families();

create function learn_kinds() returns trigger
  language plpgsql
  as $$
begin
  if not exists (select from written join earlier using (company_id, id) where written.type_id <> earlier.type_id
    or (written.type_id is not null and earlier.type_id is null))
  then
    return null;
  end if;
  insert into fitted_families
    select distinct f.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product_id
    from written p join fitments f on f.company_id = p.company_id and f.product_id = p.id
    where p.type_id is not null and f.family <> '' and not f.excluded
    order by 1, 2, 3, 4, 5, 6
    on conflict do nothing;
  return null;
end
$$;
create trigger kinds_updated after update on products referencing old table as earlier new table as written
  for each statement execute function learn_kinds();
