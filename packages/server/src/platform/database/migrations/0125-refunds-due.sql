-- What the seller owes the buyer of an order, in centavos: money that no list showed was forgotten.
alter table orders add column refund_due bigint not null default 0;
alter table orders add constraint orders_refund_due_check check (refund_due >= 0);

alter table orders no force row level security;
alter table order_items no force row level security;
alter table order_refunds no force row level security;
update orders set refund_due = coalesce(paid_amount, total) where cancelled_at is not null and payment_state = 'refund-due';
update orders o
  set refund_due = least(
    coalesce(o.paid_amount, o.total),
    cancelled.pieces + case when o.tax_included then 0 else round(o.tax * cancelled.pieces / o.subtotal) end
  )
  from (
    select company_id, order_id, sum(price * cancelled_quantity) as pieces from order_items
    where cancelled_quantity > 0 group by 1, 2
  ) as cancelled
  where cancelled.company_id = o.company_id and cancelled.order_id = o.id
    and o.cancelled_at is null and o.payment_state in ('paid', 'refund-due') and o.subtotal > 0;
update orders o set refund_due = greatest(0, o.refund_due - refunded.amount)
  from (select company_id, order_id, sum(amount) as amount from order_refunds group by 1, 2) as refunded
  where refunded.company_id = o.company_id and refunded.order_id = o.id and o.refund_due > 0;
alter table orders force row level security;
alter table order_items force row level security;
alter table order_refunds force row level security;

create index orders_to_refund on orders (company_id, number desc) where refund_due > 0;
create index orders_sent on orders (company_id, number desc) where status_code <> 1 and cancelled_at is null;
-- With the payment: sales are paid orders.
drop index orders_by_date;
create index orders_by_date on orders (company_id, created_at desc) include (total, cancelled_at, payment_state);
