create table carts (
  company_id uuid not null references companies on delete cascade,
  customer_id uuid not null,
  last_item_id int not null default 0,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create table cart_items (
  company_id uuid not null references companies on delete cascade,
  customer_id uuid not null,
  id int not null check (id > 0),
  product_id uuid not null,
  options jsonb not null default '[]',
  quantity int not null check (quantity between 1 and 999),
  primary key (company_id, customer_id, id),
  unique (company_id, customer_id, product_id, options),
  foreign key (company_id, customer_id) references carts (company_id, customer_id) on delete cascade,
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);

-- status_code is only ever 1 (pending), 2 (completed) or 3 (shipped): any other would be shown as shipped.
create table orders (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  number bigint not null,
  token text not null,
  customer_id uuid,
  email text not null default '',
  created_at timestamptz not null,
  payment text not null check (payment in ('pix', 'boleto', 'card', 'combine')),
  payment_state text not null default 'pending'
    check (payment_state in ('pending', 'paid', 'expired', 'refund-due', 'refunded')),
  status_code smallint not null default 1 check (status_code in (1, 2, 3)),
  quantity int not null check (quantity > 0),
  subtotal bigint not null check (subtotal > 0),
  shipping bigint not null check (shipping >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total = subtotal + shipping + tax),
  shipping_address jsonb not null,
  billing_address jsonb not null,
  order_notes text not null default '',
  pix_code text,
  primary key (company_id, id),
  unique (company_id, number),
  unique (company_id, token),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete set null (customer_id)
);
create index orders_of_customer on orders (company_id, customer_id, number desc);

create table order_items (
  company_id uuid not null references companies on delete cascade,
  order_id uuid not null,
  position int not null check (position > 0),
  product_id uuid not null,
  product jsonb not null,
  options jsonb not null default '[]',
  price bigint not null check (price > 0),
  quantity int not null check (quantity between 1 and 999),
  total bigint not null check (total = price * quantity),
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references orders (company_id, id) on delete cascade
);
create index order_items_by_product on order_items (company_id, product_id);

-- When an order came into each status.
create table order_steps (
  company_id uuid not null references companies on delete cascade,
  order_id uuid not null,
  status_code smallint not null check (status_code in (1, 2, 3)),
  at timestamptz not null,
  primary key (company_id, order_id, status_code),
  foreign key (company_id, order_id) references orders (company_id, id) on delete cascade
);

create table order_numbers (
  company_id uuid primary key references companies on delete cascade,
  last_number bigint not null
);

-- What has to be told to the outside, written with the order and sent later: nothing is sent for work that was undone.
create table outbox (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (company_id, id)
);
create index outbox_unsent on outbox (created_at) where sent_at is null;

-- The first answer to a key, given again to the same request however often it comes.
create table idempotency_keys (
  company_id uuid not null references companies on delete cascade,
  customer_id uuid not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, customer_id, key),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);

alter table stock_moves add foreign key (company_id, order_id) references orders (company_id, id);

call wall('carts');
call wall('cart_items');
call wall('orders');
call wall('order_items');
call wall('order_steps');
call wall('order_numbers');
call wall('outbox');
call wall('idempotency_keys');
