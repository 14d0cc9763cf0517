-- Each statement of a trigger function writes the rows of one company, so that the functions also work on the shards of a
-- distributed database, where a statement cannot read a transition table and a distributed table together.
create or replace procedure record_listing_changes(company uuid, products uuid[])
  language plpgsql
  as $$
declare
  new_version constant bigint := increment_catalog_version(company);
begin
  insert into listing_changes (company_id, product_id, version)
    select company, product, new_version from (select distinct product from unnest(products) as product) as changed
    on conflict (company_id, product_id) do update set version = excluded.version;
end
$$;

-- The shards of a distributed table have row types of their own, which no function's arguments can name.
create function omit_rating(product jsonb) returns jsonb
  language sql immutable
  as $$ select product - array['rating_sum', 'rating_count', 'stars', 'updated_at'] $$;

create or replace function products_changed() returns trigger
  language plpgsql
  as $$
begin
  perform notify_catalog_version(changed.company_id) from (
    select distinct new_rows.company_id from new_rows left join old_rows using (company_id, id)
    where (new_rows.rating_sum, new_rows.rating_count) is not distinct from (old_rows.rating_sum, old_rows.rating_count)
      or omit_rating(to_jsonb(new_rows)) is distinct from omit_rating(to_jsonb(old_rows))) as changed;
  perform increment_catalog_version(new_rows.company_id), notify_product_change(new_rows.company_id, new_rows.id, 'card')
    from new_rows join old_rows using (company_id, id)
    where (new_rows.rating_sum, new_rows.rating_count) is distinct from (old_rows.rating_sum, old_rows.rating_count)
      and omit_rating(to_jsonb(new_rows)) = omit_rating(to_jsonb(old_rows));
  return null;
end
$$;
drop function is_rating_change_only(products, products);

create or replace function update_search_index() returns trigger
  language plpgsql
  as $$
declare
  changed record;
  new_words text[];
begin
  if tg_op = 'UPDATE' then
    if not exists (select from new_rows join old_rows using (company_id, id)
      where (new_rows.search_text, new_rows.published) is distinct from (old_rows.search_text, old_rows.published))
    then
      return null;
    end if;
    for changed in select company_id, array_agg(id) as products from old_rows group by 1 loop
      delete from search_words where company_id = changed.company_id and product_id = any (changed.products);
    end loop;
  end if;
  if tg_op <> 'INSERT' then
    for changed in
      select company_id, array_agg(word) as words, array_agg(name_count) as name_counts,
        array_agg(category_count) as category_counts
      from (
        select company_id, word, count(*) filter (where not in_category) as name_count,
          count(*) filter (where in_category) as category_count
        from old_rows, split_search_text(search_text)
        where published and in_name
        group by 1, 2
      ) as counted
      group by 1
    loop
      update search_vocabulary
        set name_count = search_vocabulary.name_count - removed.name_count,
          category_count = search_vocabulary.category_count - removed.category_count
        from unnest(changed.words, changed.name_counts, changed.category_counts)
          as removed (word, name_count, category_count)
        where search_vocabulary.company_id = changed.company_id and search_vocabulary.word = removed.word;
    end loop;
  end if;
  if tg_op <> 'DELETE' then
    for changed in
      select company_id, array_agg(id) as products, array_agg(word) as words, array_agg(in_name) as in_names,
        array_agg(in_category) as in_categories
      from new_rows, split_search_text(search_text)
      where published
      group by 1
    loop
      -- Sorted, so that two writers take their locks in the same order.
      insert into search_words (company_id, word, product_id)
        select changed.company_id, case when in_category then '~' else '' end || word, product
        from unnest(changed.products, changed.words, changed.in_categories) as added (product, word, in_category)
        order by 2, 3;
      with counted_words as (
        insert into search_vocabulary (company_id, word, stem, name_count, category_count)
          select changed.company_id, word, stem_word(word), count(*) filter (where not in_category),
            count(*) filter (where in_category)
          from unnest(changed.words, changed.in_names, changed.in_categories) as added (word, in_name, in_category)
          where in_name group by word order by word
          on conflict (company_id, word) do update
            set name_count = search_vocabulary.name_count + excluded.name_count,
              category_count = search_vocabulary.category_count + excluded.category_count
          returning word, xmax = 0 as is_new
      )
      select array_agg(word) from counted_words
        where is_new and word !~ '[0-9]' and length(word) between 4 and 40 into new_words;
      insert into search_spellings (company_id, spelling, word)
        select changed.company_id, spelling, word
        from unnest(new_words) as word, deletion_variants(word) as spelling
        order by 2, 3
        on conflict do nothing;
    end loop;
  end if;
  return null;
end
$$;

create or replace function update_product_numbers() returns trigger
  language plpgsql
  as $$
declare
  changed record;
begin
  if tg_op = 'UPDATE' then
    if not exists (select from new_rows join old_rows using (company_id, id)
      where (new_rows.sku, new_rows.part_number) is distinct from (old_rows.sku, old_rows.part_number))
    then
      return null;
    end if;
    for changed in select company_id, array_agg(id) as products from old_rows group by 1 loop
      delete from product_numbers
        where company_id = changed.company_id and product_id = any (changed.products) and kind in ('sku', 'part');
    end loop;
  end if;
  for changed in
    select company_id, array_agg(id) as products, array_agg(normalized) as normalized_numbers, array_agg(kind) as kinds,
      array_agg(number) as numbers
    from new_rows, lateral (values
      ('sku', sku, normalize_part_number(sku)), ('part', part_number, normalized_part_number)) as own (kind, number, normalized)
    where normalized <> ''
    group by 1
  loop
    insert into product_numbers (company_id, product_id, normalized_number, kind, number)
      select changed.company_id, product, normalized, kind, number
      from unnest(changed.products, changed.normalized_numbers, changed.kinds, changed.numbers)
        as added (product, normalized, kind, number)
      order by product;
  end loop;
  return null;
end
$$;

create or replace function add_fitted_families() returns trigger
  language plpgsql
  as $$
declare
  changed record;
begin
  for changed in
    select company_id, array_agg(vehicle_type) as vehicle_types, array_agg(make) as makes, array_agg(family) as families,
      array_agg(product_id) as products
    from (
      select distinct company_id, vehicle_type, make, family, product_id from new_rows
      where family <> '' and not excluded
    ) as fitted
    group by 1
  loop
    insert into fitted_families
      select changed.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product
      from unnest(changed.vehicle_types, changed.makes, changed.families, changed.products)
        as f (vehicle_type, make, family, product)
      join products p on p.company_id = changed.company_id and p.id = f.product
      where p.type_id is not null
      order by 1, 2, 3, 4, 5, 6
      on conflict do nothing;
  end loop;
  return null;
end
$$;

create or replace function add_fitted_families_of_new_type() returns trigger
  language plpgsql
  as $$
declare
  changed record;
begin
  for changed in
    select company_id, array_agg(id) as products
    from new_rows join old_rows using (company_id, id)
    where new_rows.type_id <> old_rows.type_id or (new_rows.type_id is not null and old_rows.type_id is null)
    group by 1
  loop
    insert into fitted_families
      select distinct f.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product_id
      from products p join fitments f on f.company_id = changed.company_id and f.product_id = p.id
      where p.company_id = changed.company_id and p.id = any (changed.products) and p.type_id is not null
        and f.family <> '' and not f.excluded
      order by 1, 2, 3, 4, 5, 6
      on conflict do nothing;
  end loop;
  return null;
end
$$;

create or replace function count_category_products() returns trigger
  language plpgsql
  as $$
declare
  changed record;
begin
  if tg_op <> 'INSERT' then
    for changed in
      select company_id, array_agg(category_id) as categories, array_agg(links) as link_counts
      from (select company_id, category_id, count(*) as links from old_rows where published group by 1, 2) as counted
      group by 1
    loop
      update categories set product_count = product_count - removed.links
        from unnest(changed.categories, changed.link_counts) as removed (category, links)
        where categories.company_id = changed.company_id and categories.id = removed.category;
    end loop;
  end if;
  if tg_op <> 'DELETE' then
    for changed in
      select company_id, array_agg(category_id) as categories, array_agg(links) as link_counts
      from (select company_id, category_id, count(*) as links from new_rows where published group by 1, 2) as counted
      group by 1
    loop
      update categories set product_count = product_count + added.links
        from unnest(changed.categories, changed.link_counts) as added (category, links)
        where categories.company_id = changed.company_id and categories.id = added.category;
    end loop;
  end if;
  return null;
end
$$;

/* True on the nodes of a distributed database that hold copies of global tables and are not asked by the program. */
create function is_citus_worker() returns boolean
  language plpgsql stable
  as $$
begin
  if to_regclass('pg_catalog.pg_dist_local_group') is null then
    return false;
  end if;
  return (select groupid <> 0 from pg_catalog.pg_dist_local_group);
end
$$;

-- The copies of a global table on other nodes change in a two-phase commit, which cannot notify.
create or replace function directory_changed() returns trigger
  language plpgsql
  as $$
begin
  if not is_citus_worker() then
    perform pg_notify('directory', '');
  end if;
  return null;
end
$$;
