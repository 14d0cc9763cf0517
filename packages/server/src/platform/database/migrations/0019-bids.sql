-- What customers offer for a product, and what became of it. Amounts are for one piece, in centavos.
create table bids (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  product_id uuid not null,
  value bigint not null check (value between 1 and 1000000000000),
  quantity int not null check (quantity between 1 and 999),
  message text not null default '' check (char_length(message) <= 500),
  state text not null default 'open'
    check (state in ('open', 'countered', 'accepted', 'refused', 'expired', 'withdrawn')),
  counter bigint check (counter between 1 and 1000000000000),
  created_at timestamptz not null,
  -- Until when it waits for an answer, or, accepted, to be ordered.
  expires_at timestamptz not null,
  order_id uuid,
  primary key (company_id, id),
  check (state <> 'countered' or counter is not null),
  check (order_id is null or state = 'accepted'),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade,
  foreign key (company_id, order_id) references orders (company_id, id)
);
call wall('bids');

-- One at a time: the next can be made when that one has come to an end.
create unique index bids_live on bids (company_id, customer_id, product_id)
  where state in ('open', 'countered') or (state = 'accepted' and order_id is null);
create index bids_of_customer on bids (company_id, customer_id, created_at desc);
create index bids_on_product on bids (company_id, product_id);
create index bids_ordered on bids (company_id, order_id) where order_id is not null;
