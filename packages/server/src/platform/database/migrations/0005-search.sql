-- What the search knows. Pattern operators (LIKE, trigrams) are not leakproof, so behind row-level security no index
-- serves them: products are found by whole words of a tree index instead, and typed words are first completed and
-- corrected from the vocabulary. All of it is made from products.search_form, by the triggers below.
drop index products_by_search_form;

create table search_words (
  company_id uuid not null references companies on delete cascade,
  word text collate "C" not null,
  product_id uuid not null,
  weight smallint not null,
  primary key (company_id, word, product_id) include (weight),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index search_words_by_product on search_words (company_id, product_id);

-- Every word of the company's catalogue, once. Words with digits are codes: completed, never corrected.
create table search_vocabulary (
  company_id uuid not null references companies on delete cascade,
  coded boolean not null,
  word text collate "C" not null,
  primary key (company_id, coded, word)
);

-- Each longer word under itself and under itself less one letter: two words that are one typo apart meet here.
create table search_spellings (
  company_id uuid not null references companies on delete cascade,
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (company_id, spelling, word)
);

call wall('search_words');
call wall('search_vocabulary');
call wall('search_spellings');
call show_in_catalogue('search_words');
call show_in_catalogue('search_vocabulary');
call show_in_catalogue('search_spellings');
grant select on search_words, search_vocabulary, search_spellings to shop_reader;

/* The words of a search form. Its lines are name, brand, codes and categories: the earlier, the heavier. */
create function words_of(search_form text) returns table (word text, weight smallint)
  language sql immutable
  as $$
  select word, max(greatest(1, 5 - line))::smallint
  from unnest(string_to_array(search_form, E'\n')) with ordinality as lines (words, line),
    unnest(string_to_array(words, ' ')) as word
  where word <> ''
  group by word
$$;

create function spellings_of(word text) returns setof text
  language sql immutable
  as $$
  select word
  union
  select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) as at
$$;

/* Keeps what the search knows of the products just written. Words that no product has any more stay known: harmless. */
create function learn_products() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from written join earlier using (company_id, id)
      where (written.search_form, written.published) is distinct from (earlier.search_form, earlier.published))
    then
      return null;
    end if;
    delete from search_words using earlier
      where search_words.company_id = earlier.company_id and search_words.product_id = earlier.id;
  end if;
  -- In order, so that two writers do not wait for each other in a circle.
  insert into search_vocabulary (company_id, coded, word)
    select distinct company_id, word ~ '[0-9]', word from written, words_of(search_form)
    where published order by 1, 2, 3
    on conflict do nothing;
  insert into search_spellings (company_id, spelling, word)
    select company_id, spelling, word
    from (select distinct company_id, word from written, words_of(search_form)
      where published and word !~ '[0-9]' and length(word) between 4 and 40) as learned, spellings_of(word) as spelling
    order by 1, 2, 3
    on conflict do nothing;
  insert into search_words (company_id, word, product_id, weight)
    select company_id, word, id, weight from written, words_of(search_form)
    where published order by 1, 2, 3;
  return null;
end
$$;
create trigger learn_inserted after insert on products referencing new table as written
  for each statement execute function learn_products();
create trigger learn_updated after update on products referencing old table as earlier new table as written
  for each statement execute function learn_products();

-- The lists of the shop window, each read from its index.
create index products_best_rated on products
  (company_id, (rating_sum::float8 / nullif(rating_count, 0)) desc, rating_count desc, id)
  where published and rating_count > 0;
create index products_most_reduced on products
  (company_id, ((compare_at_price - price)::float8 / compare_at_price) desc, id)
  where published and compare_at_price is not null;
create index products_popular on products (company_id, rating_count desc, id) where published;
create index products_featured on products (company_id, created_at desc, id) where published and featured;
create index products_by_brand on products (company_id, brand) where published;
create index products_by_type on products (company_id, type_id) where published;
