-- A new slug also outdates the page of its new address, which was missing or led elsewhere.
create or replace function products_changed() returns trigger
  language plpgsql
  as $$
begin
  perform lock_catalog_words(changed.company_id) from (
    select new_rows.company_id from new_rows join old_rows using (company_id, id)
    where (new_rows.search_text, new_rows.published) is distinct from (old_rows.search_text, old_rows.published)
    group by 1) as changed;
  perform queue_catalog_change(changed.company_id, changed.kind, changed.products) from (
    select company_id, kind, array_agg(id) as products from (
      select company_id, id, case
        when (new_rows.name, new_rows.price, new_rows.compare_at_price, new_rows.brand, new_rows.features,
            new_rows.compatibility, new_rows.published, new_rows.created_at, new_rows.featured, new_rows.sale_ends_at,
            new_rows.search_text, new_rows.sku, new_rows.part_number, new_rows.type_id, new_rows.slug)
          is distinct from (old_rows.name, old_rows.price, old_rows.compare_at_price, old_rows.brand, old_rows.features,
            old_rows.compatibility, old_rows.published, old_rows.created_at, old_rows.featured, old_rows.sale_ends_at,
            old_rows.search_text, old_rows.sku, old_rows.part_number, old_rows.type_id, old_rows.slug)
          then 'list'
        when omit_hidden_columns(to_jsonb(new_rows)) <> omit_hidden_columns(to_jsonb(old_rows)) then 'card'
        end as kind
      from new_rows join old_rows using (company_id, id)
      where new_rows.published or old_rows.published) as compared
    where kind is not null
    group by 1, 2) as changed;
  return null;
end
$$;
