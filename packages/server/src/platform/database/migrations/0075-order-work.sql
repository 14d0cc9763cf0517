-- Where staff find a part, and when to buy more of it.
alter table stock add column shelf text not null default '', add column minimum int;
alter table stock add constraint stock_shelf_check check (char_length(shelf) <= 30);
alter table stock add constraint stock_minimum_check check (minimum >= 0);

alter table orders
  -- When the pieces of an order that was canceled after picking were back on their shelves.
  add column put_back_at timestamptz,
  -- The revision at which each changeable field was last changed.
  add column field_revisions jsonb not null default '{}';
create index orders_to_put_back on orders (company_id, number desc)
  where cancelled_at is not null and put_back_at is null and (picked_at is not null or packed_at is not null);

-- Of one order, in centavos. Refunds above it need a fresh sign-in; null: none does.
alter table company_settings add column refund_limit bigint default 50000;
alter table company_settings add constraint company_settings_refund_limit_check check (refund_limit >= 0);
