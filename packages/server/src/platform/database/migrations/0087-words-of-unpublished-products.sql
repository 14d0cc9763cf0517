-- `!freios`: a product that is not published says so, itself or by a category. Only staff find it by such words: neither
-- the vocabulary nor the spellings of the storefront's search know them.
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
      select company_id, array_agg(id) as products, array_agg(word) as words from new_rows, split_search_text(search_text)
      where not published
      group by 1
    loop
      insert into search_words (company_id, word, product_id)
        select changed.company_id, '!' || word, product
        from unnest(changed.products, changed.words) as added (product, word)
        order by 2, 3;
    end loop;
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

-- Of the products that are there already.
alter table products no force row level security;
alter table search_words no force row level security;
insert into search_words (company_id, word, product_id)
  select company_id, '!' || word, id from products, split_search_text(search_text)
  where not published;
alter table products force row level security;
alter table search_words force row level security;
