create table customers (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  phone text not null default '',
  cpf text not null default '',
  rg text not null default '',
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, email)
);

-- A token is known only by its hash. With a binding, the browser's own cookie must come along with it.
create table sessions (
  company_id uuid not null references companies on delete cascade,
  token_hash bytea not null,
  customer_id uuid not null,
  binding_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create index sessions_by_customer on sessions (company_id, customer_id);
create index sessions_by_expiry on sessions (company_id, expires_at);

create table addresses (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  first_name text not null,
  last_name text not null default '',
  company text not null default '',
  country text not null default 'BR',
  address1 text not null,
  address2 text not null default '',
  city text not null,
  state text not null,
  postcode text not null,
  email text not null default '',
  phone text not null default '',
  is_default boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create index addresses_by_customer on addresses (company_id, customer_id, id);
create unique index one_default_address on addresses (company_id, customer_id) where is_default;

create table reviews (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  product_id uuid not null,
  customer_id uuid,
  author text not null,
  rating smallint not null check (rating between 1 and 5),
  content text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, product_id, customer_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade,
  foreign key (company_id, customer_id) references customers (company_id, id) on delete set null (customer_id)
);
create index reviews_newest on reviews (company_id, product_id, created_at desc, id);

create table questions (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  product_id uuid not null,
  customer_id uuid,
  author text not null,
  content text not null,
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade,
  foreign key (company_id, customer_id) references customers (company_id, id) on delete set null (customer_id)
);
create index questions_newest on questions (company_id, product_id, created_at desc, id);

-- How often something limited was done in a window of time (login tries of one account, say).
create table limit_counts (
  company_id uuid not null references companies on delete cascade,
  subject text not null,
  window_start timestamptz not null,
  count int not null default 1,
  primary key (company_id, subject, window_start)
);

call wall('customers');
call wall('sessions');
call wall('addresses');
call wall('reviews');
call wall('questions');
call wall('limit_counts');
call show_in_catalogue('reviews');
call show_in_catalogue('questions');
grant select on reviews, questions to shop_reader;
call watch_catalogue('reviews');
call watch_catalogue('questions');
