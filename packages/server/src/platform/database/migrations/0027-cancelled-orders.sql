-- An order that its customer cancelled. Its status stays what it was, pending: what is cancelled is never sent.
alter table orders add column cancelled_at timestamptz;
alter table orders add constraint orders_cancelled_pending check (cancelled_at is null or status_code = 1);
