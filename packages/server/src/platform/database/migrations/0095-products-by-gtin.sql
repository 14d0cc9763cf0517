create index products_by_gtin on products (company_id, gtin) where gtin <> '';
