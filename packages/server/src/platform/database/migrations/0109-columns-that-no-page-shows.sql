-- Columns that no page shows, not even in its data.
create or replace function omit_hidden_columns(product jsonb) returns jsonb
  language sql immutable
  as $$
  select product - array['revision', 'archived_at', 'updated_at', 'gtin', 'ncm', 'origin', 'weight_g', 'length_mm',
    'width_mm', 'height_mm', 'condition', 'warranty_months']
$$;

create or replace function categories_changed() returns trigger
  language plpgsql
  as $$
declare
  hidden_columns constant text[] := array['product_count', 'requires_fitments', 'requires_position'];
begin
  perform queue_catalog_change(changed.company_id, 'all', '{}') from (
    select distinct new_rows.company_id from new_rows join old_rows using (company_id, id)
    where (new_rows.product_count > 0) <> (old_rows.product_count > 0)
      or to_jsonb(new_rows) - hidden_columns <> to_jsonb(old_rows) - hidden_columns) as changed;
  return null;
end
$$;

/* What staff, orders and bids alone read outdates no page. `offers_pix` tells pages whether there is a key. */
create function company_settings_updated() returns trigger
  language plpgsql
  as $$
declare
  hidden_columns constant text[] := array['pix_key', 'pix_name', 'pix_city', 'unpaid_order_hours',
    'new_customer_pieces', 'new_customer_open_orders', 'new_customer_open_value', 'staff_idle_minutes',
    'staff_second_factor', 'refund_limit', 'bid_floor_bp'];
begin
  perform queue_catalog_change(changed.company_id, 'all', '{}') from (
    select distinct new_rows.company_id from new_rows join old_rows using (company_id)
    where to_jsonb(new_rows) - hidden_columns <> to_jsonb(old_rows) - hidden_columns) as changed;
  return null;
end
$$;
drop trigger catalog_version_on_update on company_settings;
create trigger catalog_version_on_update after update on company_settings
  referencing old table as old_rows new table as new_rows
  for each statement execute function company_settings_updated();
