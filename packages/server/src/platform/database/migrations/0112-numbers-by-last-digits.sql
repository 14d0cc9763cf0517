-- Columns, because row-level security keeps the tenants' role from an index on an expression.
alter table product_numbers add column last_digits text collate "C"
  generated always as (substring(normalized_number from '([0-9]{4,})[A-Z]{0,2}$')) stored;
create index product_numbers_by_last_digits on product_numbers (company_id, last_digits, product_id)
  where last_digits is not null;

alter table product_internals
  add column normalized_supplier_code text collate "C" not null
    generated always as (normalize_part_number(supplier_code)) stored,
  add column supplier_last_digits text collate "C"
    generated always as (substring(normalize_part_number(supplier_code) from '([0-9]{4,})[A-Z]{0,2}$')) stored;
create index product_internals_by_supplier_code on product_internals (company_id, normalized_supplier_code, product_id)
  where normalized_supplier_code <> '';
create index product_internals_by_last_digits on product_internals (company_id, supplier_last_digits, product_id)
  where supplier_last_digits is not null;
