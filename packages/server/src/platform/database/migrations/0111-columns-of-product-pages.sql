-- Columns that no page shows. A product's page shows its condition, warranty and GTIN.
create or replace function omit_hidden_columns(product jsonb) returns jsonb
  language sql immutable
  as $$
  select product - array['revision', 'archived_at', 'updated_at', 'ncm', 'origin', 'weight_g', 'length_mm', 'width_mm',
    'height_mm']
$$;
