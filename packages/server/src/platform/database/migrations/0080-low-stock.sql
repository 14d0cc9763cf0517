-- Products that sell and run out, the best sold first.
create index stock_low on stock (company_id, sold desc, product_id) where on_hand <= 2 and sold > 0;
