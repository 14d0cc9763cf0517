-- The buyer's vehicle and what the shop said of it when the line was ordered; null where no vehicle was named.
alter table order_items add column fitment jsonb;
