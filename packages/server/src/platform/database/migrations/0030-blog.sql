create table blog_categories (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  slug text not null,
  name text collate "pt-BR-x-icu" not null,
  primary key (company_id, id),
  unique (company_id, slug)
);
create table blog_posts (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  slug text not null,
  title text not null,
  image text,
  excerpt text not null default '',
  -- Plain text; an empty line begins a paragraph.
  content text not null,
  published boolean not null default true,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, slug)
);
create index blog_posts_newest on blog_posts (company_id, created_at desc, id) where published;
create table blog_post_categories (
  company_id uuid not null references companies on delete cascade,
  post_id uuid not null,
  category_id uuid not null,
  primary key (company_id, post_id, category_id),
  foreign key (company_id, post_id) references blog_posts (company_id, id) on delete cascade,
  foreign key (company_id, category_id) references blog_categories (company_id, id) on delete cascade
);
create index blog_posts_of_category on blog_post_categories (company_id, category_id);

call wall('blog_categories');
call wall('blog_posts');
call wall('blog_post_categories');
call show_in_catalogue('blog_categories');
call show_in_catalogue('blog_posts', 'published');
call show_in_catalogue('blog_post_categories');
grant select on blog_categories, blog_posts, blog_post_categories to shop_reader;
call watch_catalogue('blog_categories');
call watch_catalogue('blog_posts');
call watch_catalogue('blog_post_categories');
