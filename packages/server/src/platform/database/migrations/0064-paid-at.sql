-- When the payment was confirmed, by whatever confirms it. Unknown for orders that were paid before.
alter table orders add column paid_at timestamptz;

create function set_paid_at() returns trigger
  language plpgsql
  as $$
begin
  new.paid_at := now();
  return new;
end
$$;
create trigger set_paid_at before update of payment_state on orders
  for each row when (new.payment_state = 'paid' and old.payment_state <> 'paid' and new.paid_at is null)
  execute function set_paid_at();
