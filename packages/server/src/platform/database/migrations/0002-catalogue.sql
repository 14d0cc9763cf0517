-- Global tables: the same for every company, written only by migrations and loaders.
create table countries (
  code text primary key,
  name text not null
);
create table brands (
  slug text primary key,
  name text not null,
  image text,
  country text not null default '',
  position int not null default 0
);
create table vehicles (
  id uuid primary key,
  type smallint not null check (type in (1, 2, 3)),
  make_code text not null,
  make text not null,
  model_code text not null,
  model text not null,
  family text not null,
  year int not null,
  year_code text not null,
  fuel text not null default '',
  engine text not null default '',
  cod_fipe text not null check (cod_fipe ~ '^[0-9]{6}-[0-9]$'),
  unique (cod_fipe, year_code)
);
create index vehicles_by_family on vehicles (type, make, family, year);
create index vehicles_by_code on vehicles (type, make_code, model_code, year_code);
grant select on countries, brands, vehicles to shop_app, shop_reader;

create table categories (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  type text not null default 'shop' check (type in ('shop', 'blog')),
  slug text not null,
  name text collate "pt-BR-x-icu" not null,
  image text,
  parent_id uuid,
  layout text not null default 'products' check (layout in ('categories', 'products')),
  custom_fields jsonb not null default '{}',
  position int not null default 0,
  primary key (company_id, id),
  unique (company_id, slug),
  foreign key (company_id, parent_id) references categories (company_id, id)
);

create table product_types (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  attribute_groups jsonb not null default '[]',
  primary key (company_id, id),
  unique (company_id, slug)
);

-- Money is counted in whole centavos. rating_sum and rating_count are kept by the writes of reviews.
create table products (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  slug text not null,
  sku text not null,
  part_number text not null default '',
  part_number_form text not null default '',
  name text collate "pt-BR-x-icu" not null,
  price bigint not null check (price >= 0),
  compare_at_price bigint check (compare_at_price > price),
  when_out text not null default 'out-of-stock' check (when_out in ('out-of-stock', 'on-backorder', 'pending')),
  compatibility text not null default 'all' check (compatibility in ('all', 'unknown', 'listed')),
  brand text not null default '',
  type_id uuid,
  images jsonb not null default '[]',
  badges jsonb not null default '[]',
  options jsonb not null default '[]',
  attributes jsonb not null default '[]',
  tags jsonb not null default '[]',
  excerpt text not null default '',
  description text not null default '',
  search_form text not null default '',
  rating_sum int not null default 0 check (rating_sum >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  featured boolean not null default false,
  published boolean not null default true,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, slug),
  unique (company_id, sku),
  foreign key (company_id, type_id) references product_types (company_id, id)
);
create index products_newest on products (company_id, created_at desc, id) where published;
create index products_by_name on products (company_id, name, id) where published;
create index products_by_price on products (company_id, price, id) where published;
create index products_by_part_number on products (company_id, part_number_form text_pattern_ops);
create index products_by_search_form on products using gin (search_form gin_trgm_ops);

-- A product stands in its own categories and in every ancestor of them, so that a listing is one range of this key.
create table product_categories (
  company_id uuid not null references companies on delete cascade,
  category_id uuid not null,
  product_id uuid not null,
  direct boolean not null,
  position int not null default 0,
  primary key (company_id, category_id, product_id),
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade,
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index product_categories_by_product on product_categories (company_id, product_id);

-- What a part serves, as evidence: one row says which vehicles, where it goes, and who says so.
create table fitments (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  product_id uuid not null,
  vehicle_type smallint not null check (vehicle_type in (1, 2, 3)),
  make text not null,
  family text not null,
  cod_fipe text,
  year_from int not null,
  year_to int not null check (year_to >= year_from),
  fuel text,
  engine text,
  position text,
  quantity int check (quantity > 0),
  note text,
  source text not null default '',
  primary key (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index fitments_by_product on fitments (company_id, product_id);
create index fitments_by_vehicle on fitments (company_id, vehicle_type, make, family);

create table stock (
  company_id uuid not null references companies on delete cascade,
  product_id uuid not null,
  on_hand int not null check (on_hand >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (company_id, product_id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index stock_best_sold on stock (company_id, sold desc, product_id);
create table stock_moves (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  product_id uuid not null,
  order_id uuid,
  quantity int not null check (quantity <> 0),
  reason text not null check (reason in ('received', 'ordered', 'cancelled', 'counted')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, product_id) references products (company_id, id) on delete cascade
);
create index stock_moves_by_product on stock_moves (company_id, product_id);

call wall('categories');
call wall('product_types');
call wall('products');
call wall('product_categories');
call wall('fitments');
call wall('stock');
call wall('stock_moves');

call show_in_catalogue('categories');
call show_in_catalogue('product_types');
call show_in_catalogue('products', 'published');
call show_in_catalogue('product_categories');
call show_in_catalogue('fitments');
call show_in_catalogue('stock');
grant select on categories, product_types, products, product_categories, fitments, stock to shop_reader;

call watch_catalogue('categories');
call watch_catalogue('product_types');
call watch_catalogue('products');
call watch_catalogue('product_categories');
call watch_catalogue('fitments');

/* Stock moves with every order: its version moves last, at commit, so that orders do not queue on one row for long. */
create function stock_written() returns trigger
  language plpgsql
  as $$
begin
  perform move_catalogue_version(coalesce(new.company_id, old.company_id));
  return null;
end
$$;
create constraint trigger stock_written after insert or update or delete on stock
  deferrable initially deferred for each row execute function stock_written();
