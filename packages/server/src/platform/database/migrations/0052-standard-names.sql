-- Gives tables, columns, functions and triggers the names that the code and the documentation use. Moves no data.
-- Triggers go first: their transition tables cannot be renamed. They are created again at the end.
do $$
declare
  item record;
begin
  for item in
    select tgname, tgrelid::regclass as relation from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  loop
    execute format('drop trigger %I on %s', item.tgname, item.relation);
  end loop;
  for item in
    select oid::regprocedure as routine from pg_proc
    where pronamespace = 'public'::regnamespace and proname in (
      'wall', 'show_in_catalogue', 'watch_catalogue', 'watch_product_texts', 'catalogue_written', 'directory_written',
      'products_updated', 'product_texts_written', 'stock_written', 'move_catalogue_version', 'raise_catalog_version',
      'move_product', 'is_rated_only', 'note_listed', 'note_written', 'note_products_changed', 'note_products_of',
      'note_product_update', 'learn_products', 'learn_families', 'learn_kinds', 'number_products', 'show_place',
      'show_places', 'count_places', 'words_of', 'spellings_of', 'mail_queued', 'mail_swept', 'mail_waits_again',
      'mark_vehicles', 'count_address_tries', 'delete_address_counts')
  loop
    execute format('drop routine %s', item.routine);
  end loop;
  for item in select polname, polrelid::regclass as relation from pg_policy loop
    execute format('alter policy %I on %s rename to %I', item.polname, item.relation,
      case item.polname when 'own_company' then 'tenant_isolation' when 'on_show' then 'storefront_read'
        else 'backup_read' end);
  end loop;
end
$$;

alter table catalogue_versions rename to catalog_versions;
alter table catalog_versions rename constraint catalogue_versions_pkey to catalog_versions_pkey;
alter table catalog_versions rename constraint catalogue_versions_company_id_fkey to catalog_versions_company_id_fkey;
alter table vehicle_marks rename to vehicle_version;
alter table vehicle_version rename constraint vehicle_marks_pkey to vehicle_version_pkey;
alter table vehicle_version rename constraint vehicle_marks_one_check to vehicle_version_single_row_check;
alter table vehicle_version rename column one to single_row;
alter table vehicle_version rename column mark to version;
alter table address_counts rename to network_limit_counts;
alter table network_limit_counts rename constraint address_counts_pkey to network_limit_counts_pkey;
alter index address_counts_by_window rename to network_limit_counts_by_window;
alter table categories rename column items to product_count;
alter table product_categories rename column shown to published;
alter table product_numbers rename column form to normalized_number;
alter table product_numbers rename constraint product_numbers_form_check to product_numbers_normalized_number_check;
alter index product_numbers_by_form rename to product_numbers_by_normalized_number;
alter table products rename column part_number_form to normalized_part_number;
alter table products rename column search_form to search_text;
alter table products rename column offer_ends_at to sale_ends_at;
alter table products rename constraint only_an_offer_ends to products_sale_end_requires_sale;
alter index products_ending rename to products_by_sale_end;
alter table search_vocabulary rename column own to name_count;
alter table search_vocabulary rename column placed to category_count;
alter table idempotency_keys rename column answer to response;
alter table outbox rename column fault to last_error;
alter index bids_live rename to bids_one_open;
alter index bids_running rename to bids_by_expiry;
alter index one_default_address rename to addresses_one_default;
alter function number_form(text) rename to normalize_part_number;
alter function features_of(jsonb, jsonb) rename to product_features;
alter function singular_of(text) rename to singularize_word;
alter function stem_of(text) rename to stem_word;

create or replace function product_features(attributes jsonb, options jsonb) returns jsonb
  language sql immutable parallel safe
  as $$
  select jsonb_agg(jsonb_build_array(
    feature ->> 'slug', feature ->> 'name', value ->> 'slug', value ->> 'name', value ->> 'color'))
  from (
    select attribute as feature from jsonb_array_elements(attributes) as attribute where attribute -> 'featured' = 'true'
    union all
    select option from jsonb_array_elements(options) as option where option ->> 'type' = 'color'
  ) as features, jsonb_array_elements(feature -> 'values') as value
$$;

create or replace function stem_word(word text) returns text
  language sql immutable
  as $$
  select case
    when word ~ '[0-9]' then word
    else coalesce(
      (ts_lexize('pg_catalog.portuguese_stem', regexp_replace(singularize_word(word), 'cao$', 'ção')))[1], word)
  end
$$;

/* Isolates the rows of a tenant table by company, and lets the backup role read all of them. */
create procedure enable_tenant_rls(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant_isolation on %s to shop_app
      using (company_id = current_company()) with check (company_id = current_company())',
    tenant_table);
  execute format('create policy backup_read on %s for select to shop_backup using (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to shop_app', tenant_table);
end
$$;

/* Lets the storefront read the rows that meet a condition. Grant the columns separately. */
create procedure enable_storefront_read(tenant_table regclass, condition text default 'true')
  language plpgsql
  as $$
begin
  execute format('create policy storefront_read on %s for select to shop_reader using (%s)', tenant_table, condition);
end
$$;

/* Increments the version of a company's catalog, once in each transaction. */
create function increment_catalog_version(company uuid) returns bigint
  language plpgsql
  as $$
declare
  this_transaction text := pg_current_xact_id()::text || '/' || company::text;
  incremented text[] := string_to_array(current_setting('app.catalog_version', true), ' ');
  new_version bigint;
begin
  if incremented[1] = this_transaction then
    return incremented[2];
  end if;
  insert into catalog_versions (company_id) values (company)
    on conflict (company_id) do update set version = catalog_versions.version + 1
    returning version into new_version;
  perform set_config('app.catalog_version', concat_ws(' ', this_transaction, new_version), true);
  return new_version;
end
$$;

/* Every page of the company is outdated. */
create function notify_catalog_version(company uuid) returns void
  language plpgsql
  as $$
begin
  perform pg_notify('catalog', company || '/' || increment_catalog_version(company));
end
$$;

/* Pages that show the product are outdated: on its card, or on its own page alone. Many products outdate all pages. */
create function notify_product_change(company uuid, product uuid, shown_on text) returns void
  language plpgsql
  as $$
declare
  max_products constant int := 100;
  this_transaction text := pg_current_xact_id()::text || '/' || company::text;
  notified text[] := string_to_array(current_setting('app.product_changes', true), ' ');
  new_version bigint := notified[2];
  products int := notified[3];
begin
  if notified[1] is distinct from this_transaction then
    insert into catalog_versions (company_id, product_changes) values (company, 1)
      on conflict (company_id) do update set product_changes = catalog_versions.product_changes + 1
      returning product_changes into new_version;
    products := 0;
  end if;
  perform set_config('app.product_changes', concat_ws(' ', this_transaction, new_version, products + 1), true);
  if products < max_products then
    perform pg_notify('catalog', concat_ws('/', company, new_version, product, shown_on));
  else
    perform notify_catalog_version(company);
  end if;
end
$$;

create function catalog_changed() returns trigger
  language plpgsql
  as $$
begin
  perform notify_catalog_version(changed.company_id) from (select distinct company_id from new_rows) as changed;
  return null;
end
$$;

/* Writes of this table outdate every page of their company. */
create procedure track_catalog_changes(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('create trigger catalog_version_on_insert after insert on %s referencing new table as new_rows
    for each statement execute function catalog_changed()', tenant_table);
  execute format('create trigger catalog_version_on_update after update on %s referencing new table as new_rows
    for each statement execute function catalog_changed()', tenant_table);
  execute format('create trigger catalog_version_on_delete after delete on %s referencing old table as new_rows
    for each statement execute function catalog_changed()', tenant_table);
end
$$;

create function product_page_changed() returns trigger
  language plpgsql
  as $$
begin
  perform notify_product_change(changed.company_id, changed.product_id, 'page')
    from (select distinct company_id, product_id from new_rows) as changed;
  return null;
end
$$;

/* Writes of this table outdate the pages of their products. */
create procedure track_product_page_changes(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('create trigger catalog_version_on_insert after insert on %s referencing new table as new_rows
    for each statement execute function product_page_changed()', tenant_table);
  execute format('create trigger catalog_version_on_update after update on %s referencing new table as new_rows
    for each statement execute function product_page_changed()', tenant_table);
  execute format('create trigger catalog_version_on_delete after delete on %s referencing old table as new_rows
    for each statement execute function product_page_changed()', tenant_table);
end
$$;

create function is_rating_change_only(old_row products, new_row products) returns boolean
  language sql immutable
  as $$
  select (new_row.rating_sum, new_row.rating_count) is distinct from (old_row.rating_sum, old_row.rating_count)
    and to_jsonb(new_row) - array['rating_sum', 'rating_count', 'stars', 'updated_at']
      = to_jsonb(old_row) - array['rating_sum', 'rating_count', 'stars', 'updated_at']
$$;

create function products_changed() returns trigger
  language plpgsql
  as $$
begin
  perform notify_catalog_version(changed.company_id) from (
    select distinct new_rows.company_id from new_rows left join old_rows using (company_id, id)
    where not coalesce(is_rating_change_only(old_rows::products, new_rows::products), false)) as changed;
  perform increment_catalog_version(new_rows.company_id), notify_product_change(new_rows.company_id, new_rows.id, 'card')
    from new_rows join old_rows using (company_id, id)
    where is_rating_change_only(old_rows::products, new_rows::products);
  return null;
end
$$;

create function stock_changed() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'UPDATE' then
    perform notify_catalog_version(coalesce(new.company_id, old.company_id));
  elsif (new.on_hand > 0) <> (old.on_hand > 0) then
    perform notify_product_change(new.company_id, new.product_id, 'card');
  else
    perform notify_product_change(new.company_id, new.product_id, 'page');
  end if;
  return null;
end
$$;

create function directory_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('directory', '');
  return null;
end
$$;

/* Records products as changed in the catalog version of this transaction. */
create procedure record_listing_changes(company uuid, products uuid[])
  language plpgsql
  as $$
begin
  perform increment_catalog_version(company);
  insert into listing_changes (company_id, product_id, version)
    select company, product, version
    from catalog_versions, (select distinct product from unnest(products) as product) as changed
    where company_id = company
    on conflict (company_id, product_id) do update set version = excluded.version;
end
$$;

/* The argument names the column with the product's id. */
create function listing_rows_changed() returns trigger
  language plpgsql
  as $$
declare
  changed record;
begin
  for changed in execute
    format('select company_id, array_agg(%I) as products from new_rows group by company_id', tg_argv[0])
  loop
    call record_listing_changes(changed.company_id, changed.products);
  end loop;
  return null;
end
$$;

create function listing_products_changed() returns trigger
  language plpgsql
  as $$
declare
  changed record;
begin
  for changed in
    select company_id, array_agg(id) as products from new_rows
    where not exists (
      select from old_rows where old_rows.company_id = new_rows.company_id and old_rows.id = new_rows.id
        and (old_rows.name, old_rows.price, old_rows.compare_at_price, old_rows.brand, old_rows.stars,
          old_rows.features, old_rows.compatibility, old_rows.published, old_rows.created_at)
        is not distinct from (new_rows.name, new_rows.price, new_rows.compare_at_price, new_rows.brand, new_rows.stars,
          new_rows.features, new_rows.compatibility, new_rows.published, new_rows.created_at))
    group by company_id
  loop
    call record_listing_changes(changed.company_id, changed.products);
  end loop;
  return null;
end
$$;

/* Writes of this table change what the listing knows of their products. */
create procedure track_listing_changes(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('create trigger listing_change_on_insert after insert on %s referencing new table as new_rows
    for each statement execute function listing_rows_changed(''product_id'')', tenant_table);
  execute format('create trigger listing_change_on_update after update on %s referencing new table as new_rows
    for each statement execute function listing_rows_changed(''product_id'')', tenant_table);
  execute format('create trigger listing_change_on_delete after delete on %s referencing old table as new_rows
    for each statement execute function listing_rows_changed(''product_id'')', tenant_table);
end
$$;

create function set_product_updated_at() returns trigger
  language plpgsql
  as $$
begin
  -- An update that sets the date itself keeps it.
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;

/* The words of a search text, and whether each stands in the product's name or a category's. */
create function split_search_text(search_text text) returns table (word text, in_name boolean, in_category boolean)
  language sql immutable
  as $$
  select word, min(line) <> 3, min(line) = 4
  from unnest(string_to_array(search_text, E'\n')) with ordinality as lines (words, line),
    unnest(string_to_array(words, ' ')) as word
  where word <> ''
  group by word
$$;

/* The word, and the word without one of its letters: two words with a variant in common differ by a typing error. */
create function deletion_variants(word text) returns setof text
  language sql immutable
  as $$
  select word
  union
  select left(word, letter - 1) || substr(word, letter + 1) from generate_series(1, length(word)) as letter
$$;

create function update_search_index() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from new_rows join old_rows using (company_id, id)
      where (new_rows.search_text, new_rows.published) is distinct from (old_rows.search_text, old_rows.published))
    then
      return null;
    end if;
    delete from search_words using old_rows
      where search_words.company_id = old_rows.company_id and search_words.product_id = old_rows.id;
  end if;
  if tg_op <> 'INSERT' then
    update search_vocabulary
      set name_count = search_vocabulary.name_count - removed.name_count,
        category_count = search_vocabulary.category_count - removed.category_count
      from (
        select company_id, word, count(*) filter (where not in_category) as name_count,
          count(*) filter (where in_category) as category_count
        from old_rows, split_search_text(search_text)
        where published and in_name
        group by 1, 2
      ) as removed
      where search_vocabulary.company_id = removed.company_id and search_vocabulary.word = removed.word;
  end if;
  if tg_op <> 'DELETE' then
    -- Sorted, so that two writers take their locks in the same order.
    with new_words as materialized (
      select company_id, id, word, in_name, in_category from new_rows, split_search_text(search_text) where published
    ), inserted_words as (
      insert into search_words (company_id, word, product_id)
        select company_id, case when in_category then '~' else '' end || word, id from new_words order by 1, 2, 3
    ), counted_words as (
      insert into search_vocabulary (company_id, word, stem, name_count, category_count)
        select company_id, word, stem_word(word), count(*) filter (where not in_category),
          count(*) filter (where in_category)
        from new_words where in_name group by 1, 2 order by 1, 2
        on conflict (company_id, word) do update
          set name_count = search_vocabulary.name_count + excluded.name_count,
            category_count = search_vocabulary.category_count + excluded.category_count
        returning company_id, word, xmax = 0 as is_new
    )
    insert into search_spellings (company_id, spelling, word)
      select company_id, spelling, word from counted_words, deletion_variants(word) as spelling
      where is_new and word !~ '[0-9]' and length(word) between 4 and 40 order by 1, 2, 3
      on conflict do nothing;
  end if;
  return null;
end
$$;

create function update_product_numbers() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from new_rows join old_rows using (company_id, id)
      where (new_rows.sku, new_rows.part_number) is distinct from (old_rows.sku, old_rows.part_number))
    then
      return null;
    end if;
    delete from product_numbers using old_rows
      where product_numbers.company_id = old_rows.company_id and product_numbers.product_id = old_rows.id
        and product_numbers.kind in ('sku', 'part');
  end if;
  insert into product_numbers (company_id, product_id, normalized_number, kind, number)
    select company_id, id, normalized, kind, number
    from new_rows, lateral (values
      ('sku', sku, normalize_part_number(sku)), ('part', part_number, normalized_part_number)) as own (kind, number, normalized)
    where normalized <> ''
    order by company_id, id;
  return null;
end
$$;

create function add_fitted_families() returns trigger
  language plpgsql
  as $$
begin
  insert into fitted_families
    select distinct f.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product_id
    from new_rows f join products p on p.company_id = f.company_id and p.id = f.product_id
    where p.type_id is not null and f.family <> '' and not f.excluded
    order by 1, 2, 3, 4, 5, 6
    on conflict do nothing;
  return null;
end
$$;

create function add_fitted_families_of_new_type() returns trigger
  language plpgsql
  as $$
begin
  if not exists (select from new_rows join old_rows using (company_id, id)
    where new_rows.type_id <> old_rows.type_id or (new_rows.type_id is not null and old_rows.type_id is null))
  then
    return null;
  end if;
  insert into fitted_families
    select distinct f.company_id, p.type_id, f.vehicle_type, f.make, f.family, f.product_id
    from new_rows p join fitments f on f.company_id = p.company_id and f.product_id = p.id
    where p.type_id is not null and f.family <> '' and not f.excluded
    order by 1, 2, 3, 4, 5, 6
    on conflict do nothing;
  return null;
end
$$;

create function set_category_link_published() returns trigger
  language plpgsql
  as $$
begin
  select published into new.published from products where company_id = new.company_id and id = new.product_id;
  new.published := coalesce(new.published, false);
  return new;
end
$$;

create function publish_category_links() returns trigger
  language plpgsql
  as $$
begin
  update product_categories set published = new.published where company_id = new.company_id and product_id = new.id;
  return null;
end
$$;

create function count_category_products() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' then
    update categories set product_count = product_count - removed.links
      from (select company_id, category_id, count(*) as links from old_rows where published group by 1, 2) as removed
      where categories.company_id = removed.company_id and categories.id = removed.category_id;
  end if;
  if tg_op <> 'DELETE' then
    update categories set product_count = product_count + added.links
      from (select company_id, category_id, count(*) as links from new_rows where published group by 1, 2) as added
      where categories.company_id = added.company_id and categories.id = added.category_id;
  end if;
  return null;
end
$$;

create function update_vehicle_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update vehicle_version set version = gen_random_uuid();
  return null;
end
$$;

create function queue_mail_jobs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into jobs.job (name, id, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
  select queue.name, new_rows.id, jsonb_build_object('companyId', new_rows.company_id, 'mailId', new_rows.id),
    queue.policy, queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max,
    queue.expire_seconds, queue.heartbeat_seconds, queue.deletion_seconds,
    now() + queue.retention_seconds * interval '1 second', queue.dead_letter
  from new_rows cross join jobs.queue where queue.name = 'mail';
  return null;
end
$$;
revoke execute on function queue_mail_jobs() from public;

create function requeue_mail_job() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into jobs.job (name, id, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
  select queue.name, gen_random_uuid(), jsonb_build_object('companyId', new.company_id, 'mailId', new.id), queue.policy,
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds,
    queue.heartbeat_seconds, queue.deletion_seconds, now() + queue.retention_seconds * interval '1 second',
    queue.dead_letter
  from jobs.queue where queue.name = 'mail';
  return null;
end
$$;
revoke execute on function requeue_mail_job() from public;

create function delete_mail_jobs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  delete from jobs.job using old_rows where job.name = 'mail' and job.id = old_rows.id;
  return null;
end
$$;
revoke execute on function delete_mail_jobs() from public;

/* Adds attempts of one network, or reverts some, and returns how many there are. */
create function count_network_attempts(text, bytea, timestamptz, int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  insert into public.network_limit_counts as counted (subject, network_hash, window_start, count)
  values ($1, $2, $3, greatest(0, $4))
  on conflict (subject, network_hash, window_start) do update set count = greatest(0, counted.count + $4)
  returning count
$$;
revoke all on function count_network_attempts from public;
grant execute on function count_network_attempts to shop_app;

create function delete_network_limit_counts(timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ delete from public.network_limit_counts where window_start < $1 $$;
revoke all on function delete_network_limit_counts from public;
grant execute on function delete_network_limit_counts to shop_app;

call track_catalog_changes('company_settings');
call track_catalog_changes('categories');
call track_catalog_changes('product_types');
call track_catalog_changes('products');
call track_catalog_changes('product_categories');
call track_catalog_changes('fitments');
call track_catalog_changes('product_numbers');
call track_catalog_changes('search_synonyms');
call track_catalog_changes('blog_categories');
call track_catalog_changes('blog_posts');
call track_catalog_changes('blog_post_categories');
call track_product_page_changes('reviews');
call track_product_page_changes('questions');
call track_listing_changes('product_categories');
call track_listing_changes('fitments');
create trigger directory_changed after insert or update or delete on companies
  for each statement execute function directory_changed();
create trigger directory_changed after insert or update or delete on company_hosts
  for each statement execute function directory_changed();
drop trigger catalog_version_on_update on products;
create trigger catalog_version_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function products_changed();
create constraint trigger stock_changed after insert or update or delete on stock
  deferrable initially deferred for each row execute function stock_changed();
create trigger listing_change_on_insert after insert on products referencing new table as new_rows
  for each statement execute function listing_rows_changed('id');
create trigger listing_change_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function listing_products_changed();
create trigger listing_change_on_delete after delete on products referencing old table as new_rows
  for each statement execute function listing_rows_changed('id');
create trigger product_updated_at before update on products
  for each row execute function set_product_updated_at();
create trigger search_index_on_insert after insert on products referencing new table as new_rows
  for each statement execute function update_search_index();
create trigger search_index_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function update_search_index();
create trigger search_index_on_delete after delete on products referencing old table as old_rows
  for each statement execute function update_search_index();
create trigger product_numbers_on_insert after insert on products referencing new table as new_rows
  for each statement execute function update_product_numbers();
create trigger product_numbers_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function update_product_numbers();
create trigger fitted_families_on_insert after insert on fitments referencing new table as new_rows
  for each statement execute function add_fitted_families();
create trigger fitted_families_on_update after update on fitments referencing new table as new_rows
  for each statement execute function add_fitted_families();
create trigger fitted_families_on_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function add_fitted_families_of_new_type();
create trigger category_link_published before insert on product_categories
  for each row execute function set_category_link_published();
create trigger publish_category_links after update of published on products
  for each row when (old.published is distinct from new.published) execute function publish_category_links();
create trigger category_count_on_insert after insert on product_categories referencing new table as new_rows
  for each statement execute function count_category_products();
create trigger category_count_on_update after update on product_categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_category_products();
create trigger category_count_on_delete after delete on product_categories referencing old table as old_rows
  for each statement execute function count_category_products();
create trigger vehicle_version after insert or update or delete or truncate on vehicles
  for each statement execute function update_vehicle_version();
create trigger queue_mail_jobs after insert on outbox referencing new table as new_rows
  for each statement execute function queue_mail_jobs();
create trigger requeue_mail_job after update of state on outbox
  for each row when (old.state = 'given-up' and new.state = 'waiting') execute function requeue_mail_job();
create trigger delete_mail_jobs after delete on outbox referencing old table as old_rows
  for each statement execute function delete_mail_jobs();
