-- Which vehicles a product serves is worked out in the process, with the vehicles kept in its memory: they are few, and
-- asked for with every product. The mark is another one whenever they are others.
create table vehicle_marks (
  one boolean primary key default true check (one),
  mark uuid not null default gen_random_uuid()
);
insert into vehicle_marks default values;
grant select on vehicle_marks to shop_app, shop_reader;

create function mark_vehicles() returns trigger
  language plpgsql security definer
  as $$
begin
  update vehicle_marks set mark = gen_random_uuid();
  return null;
end
$$;
create trigger marked after insert or update or delete or truncate on vehicles
  for each statement execute function mark_vehicles();

-- The database compares no engines for that any more.
drop index vehicles_by_family;
alter table vehicles drop column engine_words;
create index vehicles_by_family on vehicles (type, make, family, year);
