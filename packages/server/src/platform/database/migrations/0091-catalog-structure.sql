-- Whether products of this category, and of those below, need fitments before they are published.
alter table categories add column requires_fitments boolean not null default false;
create index product_categories_hidden on product_categories (company_id, category_id) where not published;

-- What a company says of a brand, before the global row of the same slug. An empty field is as the global row has it.
create table company_brands (
  company_id uuid not null references companies on delete cascade,
  slug text not null,
  name text not null,
  image text,
  country text not null default '',
  about text not null default '',
  position int not null default 0,
  primary key (company_id, slug)
);
call enable_tenant_rls('company_brands');
call enable_storefront_read('company_brands');
call track_catalog_changes('company_brands');
grant select on company_brands to shop_reader;

-- Definitions of attributes. Products hold copies, so pages do not read this table.
create table attributes (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  slug text not null,
  name text not null,
  kind text not null default 'text',
  unit text not null default '',
  choices jsonb not null default '[]',
  featured boolean not null default false,
  primary key (company_id, id),
  unique (company_id, slug)
);
call enable_tenant_rls('attributes');
alter table attributes add constraint attributes_kind_check check (kind in ('choice', 'number', 'text'));
