-- Products that run out, the best sold first: below their minimum, or nearly gone.
create index stock_low on stock (company_id, sold desc, product_id)
  where on_hand <= coalesce(minimum, 2) and (sold > 0 or minimum is not null);
