-- The figures of the last days, without reading the orders themselves.
drop index orders_by_date;
create index orders_by_date on orders (company_id, created_at desc) include (total, cancelled_at);
