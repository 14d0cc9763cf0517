-- Of an order that was canceled after picking: pieces that are on hand again, and on their shelf once staff have put them
-- back. Pieces that staff canceled alone before are on the shelf, and damaged ones are on hand nowhere.
alter table order_items add column put_back_quantity int not null default 0;
alter table order_items add constraint order_items_put_back_quantity_check
  check (put_back_quantity between 0 and quantity - cancelled_quantity);

alter table orders no force row level security;
alter table order_items no force row level security;
alter table stock_moves no force row level security;
update order_items i set put_back_quantity = i.quantity - i.cancelled_quantity
  from orders o
  where o.company_id = i.company_id and o.id = i.order_id and o.cancelled_at is not null and o.put_back_at is null
    and (o.picked_at is not null or o.packed_at is not null);
-- Movements had the time of the database, cancellations that of the program.
update order_items i set put_back_quantity = greatest(0, i.put_back_quantity - damaged.quantity)
  from (
    select m.company_id, m.order_id, m.product_id, -sum(m.quantity)::int as quantity
    from stock_moves m join orders o on o.company_id = m.company_id and o.id = m.order_id
    where m.reason = 'damaged' and m.created_at > o.cancelled_at - interval '1 minute'
    group by 1, 2, 3
  ) as damaged
  where damaged.company_id = i.company_id and damaged.order_id = i.order_id and damaged.product_id = i.product_id;
alter table orders force row level security;
alter table order_items force row level security;
alter table stock_moves force row level security;
