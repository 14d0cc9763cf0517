-- The parts that a customer wants to find again.
create table wishlist_items (
  company_id uuid not null references companies on delete cascade,
  customer_id uuid not null,
  product_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, customer_id, product_id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
call wall('wishlist_items');

-- A product that is taken out of the books is looked for in everybody's list.
create index wishlist_items_product on wishlist_items (company_id, product_id);
