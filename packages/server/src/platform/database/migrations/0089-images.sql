-- The images that a company has stored. `name` is made of the company and the content, so that no two companies share
-- a file. Null width and height: stored before this table; another company may show the same files, which stay.
create table images (
  company_id uuid not null references companies on delete cascade,
  name text not null,
  width int,
  height int,
  -- Of all its files.
  bytes bigint not null default 0,
  text text not null default '',
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  created_at timestamptz not null,
  unused_since timestamptz,
  primary key (company_id, name)
);
call enable_tenant_rls('images');
alter table images add constraint images_text_check check (char_length(text) <= 200);
create index images_by_date on images (company_id, created_at desc, name desc);
create index images_unused on images (company_id, unused_since) where unused_since is not null;

alter table products no force row level security;
alter table images no force row level security;
insert into images (company_id, name, created_at)
  select distinct company_id, substring(url from '^/pictures/([0-9a-f]{20})-800\.webp$'), now()
  from products cross join lateral jsonb_array_elements_text(images) as url
  where url ~ '^/pictures/[0-9a-f]{20}-800\.webp$';
alter table products force row level security;
alter table images force row level security;

-- The operator sets them.
alter table companies
  add column max_images int not null default 20000,
  add column max_image_bytes bigint not null default 5368709120;
grant update (max_images, max_image_bytes) on companies to shop_operator;
