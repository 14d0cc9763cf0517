-- An unpaid order holds stock. It is canceled when `pay_by` has passed; null: never.
-- Hours a new order has until then; null: orders never expire. Companies that exist already keep null: their sellers may
-- confirm payments late, and their customers were told of no deadline. New companies start with 48 hours.
alter table company_settings add column unpaid_order_hours int check (unpaid_order_hours between 1 and 720);
alter table company_settings alter column unpaid_order_hours set default 48;

-- What a customer without a completed order may hold unpaid; null: no limit, as before for companies that exist already.
-- Pieces of one product in an order, open unpaid orders, and the value of all of them in centavos.
alter table company_settings
  add column new_customer_pieces int check (new_customer_pieces >= 1),
  add column new_customer_open_orders int check (new_customer_open_orders >= 1),
  add column new_customer_open_value bigint check (new_customer_open_value >= 1);
alter table company_settings
  alter column new_customer_pieces set default 20,
  alter column new_customer_open_orders set default 5,
  alter column new_customer_open_value set default 1000000;

alter table orders
  add column pay_by timestamptz,
  add column cancel_reason text check (cancel_reason in ('customer', 'unpaid'));
-- The owner writes rows of every company here.
alter table orders no force row level security;
update orders set cancel_reason = 'customer' where cancelled_at is not null;
alter table orders force row level security;
alter table orders add constraint orders_cancel_reason check ((cancelled_at is null) = (cancel_reason is null));
create index orders_unpaid on orders (company_id, pay_by)
  where payment_state = 'pending' and cancelled_at is null and pay_by is not null;
