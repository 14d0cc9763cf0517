-- Products of a vehicle family in order of their ids, newest first, and whether a product fits a family: both from the
-- index alone.
create index fitments_by_family on fitments (company_id, make, family, product_id)
  include (vehicle_type, scope, year_from, year_to, excluded, engine, fuel, body);

-- Shoppers type the digits that a part number ends with: 10013 for TR-10013, 4410 for BP-4410-D.
create index product_numbers_by_digits on product_numbers
  (company_id, (substring(normalized_number from '([0-9]{4,})[a-z]{0,2}$') collate "C"));
