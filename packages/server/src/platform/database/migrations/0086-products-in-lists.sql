-- What staff list products by. A product that never changed counts as changed when it came. CASE, not coalesce():
-- row-level security lets no index serve a condition on the latter.
drop index products_by_change;
drop index products_drafts;
drop index products_by_price;
drop index products_by_type;
create index products_by_change on products
  (company_id, (case when updated_at is null then created_at else updated_at end), id);
create index products_by_price on products (company_id, price, id);
create index products_by_type on products (company_id, type_id, id);
create index products_by_any_brand on products (company_id, brand, id);
create index products_drafts on products (company_id, id) where not published and archived_at is null;
create index products_archived on products (company_id, id) where archived_at is not null;
create index products_without_image on products (company_id, id) where images = '[]' and archived_at is null;
create index products_without_fitment on products (company_id, id)
  where archived_at is null and (compatibility = 'unknown' or (compatibility = 'listed' and not published));
