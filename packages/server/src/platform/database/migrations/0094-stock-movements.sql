-- Who moved stock, why, and what was left of it. `number` counts the movements of a product: each one's balance is that
-- of the number before it plus its quantity. Movements from before this migration have numbers up to 0.
alter table stock add column last_movement int not null default 0;
alter table stock_moves
  add column number int not null default 0,
  add column balance int not null default 0,
  add column staff_user_id uuid,
  add column token_id uuid,
  -- As it was then: the application's role cannot read the accounts of staff.
  add column staff_name text not null default '',
  add column document text not null default '',
  add column note text not null default '';

alter table stock no force row level security;
alter table stock_moves no force row level security;
update stock_moves set number = numbered.number, balance = numbered.balance
  from (
    select m.company_id, m.id,
      row_number() over earlier - count(*) over (partition by m.company_id, m.product_id) as number,
      s.on_hand - sum(m.quantity) over (partition by m.company_id, m.product_id) + sum(m.quantity) over earlier as balance
    from stock_moves m
    join stock s on s.company_id = m.company_id and s.product_id = m.product_id
    window earlier as (partition by m.company_id, m.product_id order by m.created_at, m.id)
  ) as numbered
  where stock_moves.company_id = numbered.company_id and stock_moves.id = numbered.id;
alter table stock force row level security;
alter table stock_moves force row level security;

alter table stock_moves alter column number drop default, alter column balance drop default;
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check check (
  reason in ('received', 'counted', 'returned', 'damaged', 'lost', 'corrected', 'ordered', 'cancelled', 'reserved', 'released')
);
-- A count that finds what it expected changes nothing.
alter table stock_moves drop constraint stock_moves_quantity_check;
alter table stock_moves add constraint stock_moves_quantity_check check (quantity <> 0 or reason = 'counted');

drop index stock_moves_by_product;
create unique index stock_moves_by_number on stock_moves (company_id, product_id, number);
create index stock_moves_by_date on stock_moves (company_id, created_at desc, id desc);
-- Without orders, which make most of the movements: a checkout writes into neither.
create index stock_moves_by_reason on stock_moves (company_id, reason, created_at desc, id desc)
  where reason <> 'ordered';
create index stock_moves_by_staff on stock_moves (company_id, staff_user_id, created_at desc, id desc)
  where staff_user_id is not null;

create index stock_out on stock (company_id, sold desc, product_id) where on_hand = 0;
