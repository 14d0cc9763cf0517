-- What staff do with an order. The stage that they see is derived (packages/rules/src/order-stage.ts).
alter table orders
  add column revision int not null default 1,
  add column channel text not null default 'shop',
  add column picked_at timestamptz,
  add column packed_at timestamptz,
  add column carrier text not null default '',
  add column tracking text collate "C" not null default '',
  add column nfe_key text,
  -- As confirmed by hand. Null: unpaid, or paid in full before this migration.
  add column paid_amount bigint,
  add column payment_reference text not null default '';
-- Apart and with names: Citus refuses other checks of a column that is added to a distributed table.
alter table orders add constraint orders_channel_check check (channel in ('shop', 'counter'));
alter table orders add constraint orders_nfe_key_check check (nfe_key ~ '^[0-9A-Z]{44}$');
alter table orders add constraint orders_paid_amount_check check (paid_amount > 0);
alter table orders drop constraint orders_cancel_reason_check;
alter table orders add constraint orders_cancel_reason_check check (cancel_reason in ('customer', 'unpaid', 'seller'));

alter table order_items add column cancelled_quantity int not null default 0;
alter table order_items add constraint order_items_cancelled_quantity_check
  check (cancelled_quantity >= 0 and cancelled_quantity <= quantity);

alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('received', 'ordered', 'cancelled', 'counted', 'reserved', 'released', 'damaged'));

create table order_events (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'program')),
  staff_user_id uuid,
  token_id uuid,
  -- As it was then: the application's role cannot read the accounts of staff.
  staff_name text not null default '',
  -- Never a customer's data.
  data jsonb not null default '{}',
  primary key (company_id, order_id, id)
);
call enable_tenant_rls('order_events');
alter table order_events add foreign key (company_id, order_id) references orders (company_id, id) on delete cascade;

create table order_notes (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  text text not null check (char_length(text) > 0 and char_length(text) <= 2000),
  primary key (company_id, order_id, id)
);
call enable_tenant_rls('order_notes');
alter table order_notes add foreign key (company_id, order_id) references orders (company_id, id) on delete cascade;

create table order_refunds (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  amount bigint not null check (amount > 0),
  method text not null check (method in ('pix', 'card', 'transfer', 'cash')),
  reason text not null default '' check (char_length(reason) <= 500),
  primary key (company_id, order_id, id)
);
call enable_tenant_rls('order_refunds');
alter table order_refunds add foreign key (company_id, order_id) references orders (company_id, id) on delete cascade;

create index orders_open on orders (company_id, number desc)
  include (payment_state, picked_at, packed_at, paid_at, created_at)
  where status_code = 1 and cancelled_at is null;
create index orders_by_date on orders (company_id, created_at desc);

/*
 * The search by buyer: without the accents of Portuguese (unaccent() is an extension), numbers by their last digits.
 * Columns, because row-level security lets no index on expressions be used; with byte order, for prefixes.
 */
alter table orders
  add column buyer_form text collate "C" generated always as (
    translate(
      lower((shipping_address ->> 'firstName') || ' ' || (shipping_address ->> 'lastName')),
      'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'
    )
  ) stored,
  add column last_name_form text collate "C" generated always as (
    translate(lower(shipping_address ->> 'lastName'), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
  ) stored,
  add column phone_reversed text collate "C" generated always as (
    reverse(regexp_replace(shipping_address ->> 'phone', '[^0-9]', '', 'g'))
  ) stored;
alter table customers add column cpf_reversed text collate "C" generated always as (reverse(cpf)) stored;
alter table order_items add column sku_form text collate "C" generated always as (upper(product ->> 'sku')) stored;
create index orders_by_buyer on orders (company_id, buyer_form, number);
create index orders_by_last_name on orders (company_id, last_name_form, number);
create index orders_by_phone on orders (company_id, phone_reversed, number);
create index orders_by_tracking on orders (company_id, tracking, number) where tracking <> '';
create index customers_by_cpf on customers (company_id, cpf_reversed);
create index order_items_by_sku on order_items (company_id, sku_form);
