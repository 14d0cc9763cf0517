-- What the search knows, made anew from products.search_form by statement triggers. Products are found by whole words
-- of a tree index: the newest of a word come first without being sorted, and a search stops as soon as it has enough.
-- What is typed is first turned into words that the catalogue has: see docs/decisions/0011-search.md.
drop trigger learn_inserted on products;
drop trigger learn_updated on products;
drop function learn_products();
drop function words_of(text);
drop table search_words, search_vocabulary, search_spellings;

-- `~freios`: the product does not say so itself, a category of it does.
create table search_words (
  company_id uuid not null references companies on delete cascade,
  word text collate "C" not null,
  product_id uuid not null,
  primary key (company_id, word, product_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index search_words_by_product on search_words (company_id, product_id);

-- Every word of the company's catalogue once, with how many products on show say it themselves, and of how many only a
-- category says it.
create table search_vocabulary (
  company_id uuid not null references companies on delete cascade,
  word text collate "C" not null,
  stem text collate "C" not null,
  own int not null,
  placed int not null,
  primary key (company_id, word)
);
create index search_vocabulary_by_stem on search_vocabulary (company_id, stem);

-- Each longer word under itself and under itself less one letter: two words that are one typo apart meet here.
create table search_spellings (
  company_id uuid not null references companies on delete cascade,
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (company_id, spelling, word)
);

/* The singular of a Portuguese plural without accents. */
create function singular_of(word text) returns text
  language sql immutable
  as $$
  select case
    when length(word) < 4 then word
    when word ~ '[oa]es$' then regexp_replace(word, '.es$', 'ao')
    when word ~ '[ao]is$' and length(word) > 4 then regexp_replace(word, 'is$', 'l')
    when word ~ 'eis$' and length(word) > 4 then regexp_replace(word, 'eis$', 'el')
    when word ~ 'ns$' then regexp_replace(word, 'ns$', 'm')
    when word ~ '[rz]es$' and length(word) > 4 then regexp_replace(word, 'es$', '')
    when word ~ '[aeou]s$' then regexp_replace(word, 's$', '')
    else word
  end
$$;

/* What is the same in all forms of a word. Codes have no forms. The dictionary needs the accent of -ção. */
create function stem_of(word text) returns text
  language sql immutable
  as $$
  select case
    when word ~ '[0-9]' then word
    else coalesce((ts_lexize('pg_catalog.portuguese_stem', regexp_replace(singular_of(word), 'cao$', 'ção')))[1], word)
  end
$$;

-- Words that mean the same to the company's customers, both ways.
create table search_synonyms (
  company_id uuid not null references companies on delete cascade,
  word text not null check (word <> ''),
  meaning text not null check (meaning <> word),
  word_stem text collate "C" not null generated always as (stem_of(word)) stored,
  meaning_stem text collate "C" not null generated always as (stem_of(meaning)) stored,
  primary key (company_id, word, meaning)
);

call wall('search_words');
call wall('search_vocabulary');
call wall('search_spellings');
call wall('search_synonyms');
call show_in_catalogue('search_words');
call show_in_catalogue('search_vocabulary');
call show_in_catalogue('search_spellings');
call show_in_catalogue('search_synonyms');
call watch_catalogue('search_synonyms');
grant select on search_words, search_vocabulary, search_spellings, search_synonyms to shop_reader;

/* The words of a search form. Its lines are name, brand, parts of the number, and categories. */
create function words_of(search_form text) returns table (word text, in_name boolean, in_category boolean)
  language sql immutable
  as $$
  select word, min(line) <> 3, min(line) = 4
  from unnest(string_to_array(search_form, E'\n')) with ordinality as lines (words, line),
    unnest(string_to_array(words, ' ')) as word
  where word <> ''
  group by word
$$;

/* Keeps what the search knows of the products just written. A word that no product has any more stays, counted 0. */
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
  if tg_op <> 'INSERT' then
    update search_vocabulary set own = search_vocabulary.own - gone.own, placed = search_vocabulary.placed - gone.placed
      from (
        select company_id, word, count(*) filter (where not in_category) as own, count(*) filter (where in_category) as placed
        from earlier, words_of(search_form)
        where published and in_name
        group by 1, 2
      ) as gone
      where search_vocabulary.company_id = gone.company_id and search_vocabulary.word = gone.word;
  end if;
  if tg_op <> 'DELETE' then
    -- In order, so that two writers do not wait for each other in a circle.
    with said as materialized (
      select company_id, id, word, in_name, in_category from written, words_of(search_form) where published
    ), found as (
      insert into search_words (company_id, word, product_id)
        select company_id, case when in_category then '~' else '' end || word, id from said order by 1, 2, 3
    ), learned as (
      insert into search_vocabulary (company_id, word, stem, own, placed)
        select company_id, word, stem_of(word), count(*) filter (where not in_category), count(*) filter (where in_category)
        from said where in_name group by 1, 2 order by 1, 2
        on conflict (company_id, word) do update
          set own = search_vocabulary.own + excluded.own, placed = search_vocabulary.placed + excluded.placed
        returning company_id, word, xmax = 0 as is_new
    )
    insert into search_spellings (company_id, spelling, word)
      select company_id, spelling, word from learned, spellings_of(word) as spelling
      where is_new and word !~ '[0-9]' and length(word) between 4 and 40 order by 1, 2, 3
      on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger learn_inserted after insert on products referencing new table as written
  for each statement execute function learn_products();
create trigger learn_updated after update on products referencing old table as earlier new table as written
  for each statement execute function learn_products();
create trigger learn_deleted after delete on products referencing old table as earlier
  for each statement execute function learn_products();

-- What is there already, of every company: meanwhile the walls do not count for who owns the tables.
alter table products no force row level security;
alter table search_words no force row level security;
alter table search_vocabulary no force row level security;
alter table search_spellings no force row level security;
insert into search_words (company_id, word, product_id)
  select company_id, case when in_category then '~' else '' end || word, id from products, words_of(search_form)
  where published order by 1, 2, 3;
insert into search_vocabulary (company_id, word, stem, own, placed)
  select company_id, word, stem_of(word), count(*) filter (where not in_category), count(*) filter (where in_category)
  from products, words_of(search_form) where published and in_name group by 1, 2 order by 1, 2;
insert into search_spellings (company_id, spelling, word)
  select company_id, spelling, word from search_vocabulary, spellings_of(word) as spelling
  where word !~ '[0-9]' and length(word) between 4 and 40;
alter table products force row level security;
alter table search_words force row level security;
alter table search_vocabulary force row level security;
alter table search_spellings force row level security;
