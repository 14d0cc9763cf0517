-- What staff saw on the bank account. An order is paid once the sum of what is not reversed covers it.
create table order_payments (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  amount bigint not null check (amount > 0),
  reference text not null default '',
  paid_at timestamptz not null,
  reversed_at timestamptz,
  reversed_by text not null default '',
  reversal_reason text check (reversal_reason in ('wrong-amount', 'wrong-order', 'not-received')),
  primary key (company_id, order_id, id)
);
call enable_tenant_rls('order_payments');
alter table order_payments add constraint order_payments_order_fkey
  foreign key (company_id, order_id) references orders (company_id, id) on delete cascade;

-- Of canceled lines of an order that goes on: the buyer need not pay it.
alter table orders add column cancelled_amount bigint not null default 0;
alter table orders add constraint orders_cancelled_amount_check check (cancelled_amount >= 0);

alter table orders no force row level security;
alter table order_items no force row level security;
alter table order_payments no force row level security;
update orders o
  set cancelled_amount =
    cancelled.pieces + case when o.tax_included then 0 else round(o.tax * cancelled.pieces / o.subtotal) end
  from (
    select company_id, order_id, sum(price * cancelled_quantity) as pieces from order_items
    where cancelled_quantity > 0 group by 1, 2
  ) as cancelled
  where cancelled.company_id = o.company_id and cancelled.order_id = o.id and o.subtotal > 0;
-- With the order's id, so that no value differs between nodes. Who confirmed it stands in the events.
insert into order_payments (company_id, id, order_id, at, amount, reference, paid_at)
  select company_id, id, id, coalesce(paid_at, created_at), coalesce(paid_amount, total), payment_reference,
    coalesce(paid_at, created_at)
  from orders
  where payment_state in ('paid', 'refund-due', 'refunded') and coalesce(paid_amount, total) > 0;
alter table orders force row level security;
alter table order_items force row level security;
alter table order_payments force row level security;
