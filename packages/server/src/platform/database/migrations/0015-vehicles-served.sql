-- Which vehicles a product serves is read for every product of a page: from one index, without reading the vehicles, and
-- with the words of their engines as they are compared.
alter table vehicles add column engine_words text[] not null generated always as (
  array_remove(string_to_array(lower(engine collate "pt-BR-x-icu"), ' '), '')
) stored;
drop index vehicles_by_family;
create index vehicles_by_family on vehicles (type, make, family, year) include (id, fuel, engine_words);
