-- Negative: orders and bids hold that many pieces more than a count found.
alter table stock drop constraint stock_on_hand_check;

drop index stock_out;
create index stock_out on stock (company_id, sold desc, product_id) where on_hand <= 0;
create index stock_short on stock (company_id, sold desc, product_id) where on_hand < 0;
