-- What staff keep of a product. `revision` counts changes of content; ratings and stock leave it as it is.
alter table products
  add column revision int not null default 1,
  add column archived_at timestamptz,
  add column gtin text not null default '',
  add column ncm text not null default '',
  -- Fiscal origin of goods, 0 to 8.
  add column origin smallint,
  add column condition text not null default 'new',
  add column warranty_months int,
  add column weight_g int,
  add column length_mm int,
  add column width_mm int,
  add column height_mm int,
  add column seo_title text not null default '',
  add column seo_description text not null default '';
-- Apart and with a name: Citus refuses other checks of a column that is added to a distributed table.
alter table products add constraint products_condition_check check (condition in ('new', 'used', 'remanufactured'));
alter table products add constraint products_origin_check check (origin between 0 and 8);
alter table products add constraint products_archived_check check (archived_at is null or not published);
create index products_by_change on products (company_id, updated_at desc, id);
create index products_by_any_name on products (company_id, name, id);
create index products_drafts on products (company_id, updated_at desc, id) where not published;

-- Apart from products, so that a change of what no page shows outdates no page.
create table product_internals (
  company_id uuid not null references companies on delete cascade,
  product_id uuid not null,
  -- In centavos.
  cost bigint,
  supplier text not null default '',
  supplier_code text not null default '',
  notes text not null default '',
  primary key (company_id, product_id)
);
call enable_tenant_rls('product_internals');
alter table product_internals
  add foreign key (company_id, product_id) references products (company_id, id) on delete cascade;

-- What each change of a product replaced. `revision`: the one that the change made.
create table product_revisions (
  company_id uuid not null references companies on delete cascade,
  product_id uuid not null,
  revision int not null,
  at timestamptz not null,
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  -- Changes that were made together and are undone together.
  job_id uuid,
  changed text[] not null,
  before jsonb not null,
  after jsonb not null,
  primary key (company_id, product_id, revision)
);
call enable_tenant_rls('product_revisions');
alter table product_revisions
  add foreign key (company_id, product_id) references products (company_id, id) on delete cascade;
create index product_revisions_by_job on product_revisions (company_id, job_id, product_id) where job_id is not null;
create index product_revisions_by_date on product_revisions (company_id, at);

-- Where a page is now that had another address.
create table slug_redirects (
  company_id uuid not null references companies on delete cascade,
  kind text not null,
  slug text not null,
  target_id uuid not null,
  created_at timestamptz not null,
  primary key (company_id, kind, slug)
);
call enable_tenant_rls('slug_redirects');
call enable_storefront_read('slug_redirects');
call track_catalog_changes('slug_redirects');
alter table slug_redirects add constraint slug_redirects_kind_check check (kind in ('product', 'category', 'brand'));
create index slug_redirects_by_target on slug_redirects (company_id, target_id);
grant select on slug_redirects to shop_reader;
