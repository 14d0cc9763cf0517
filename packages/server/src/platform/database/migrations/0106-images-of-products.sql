-- Which products show an image of the company, or have shown it: its history and its orders may still. Finding them by
-- the lists in JSON would read all products and orders, as row-level security keeps indexes from such conditions.
create table product_images (
  company_id uuid not null references companies on delete cascade,
  name text not null,
  product_id uuid not null,
  primary key (company_id, name, product_id)
);
call enable_tenant_rls('product_images');

create function image_names(shown jsonb) returns setof text
  language sql immutable
  as $$
  select distinct match[1] from regexp_matches(shown::text, '"/pictures/([0-9a-f]{20})-800\.webp"', 'g') as match
$$;

create function record_product_images() returns trigger
  language plpgsql
  as $$
begin
  insert into product_images (company_id, name, product_id)
    select new.company_id, image, new.id from image_names(jsonb_build_array(new.images, new.options)) as image
    on conflict do nothing;
  return null;
end
$$;
create trigger record_images_on_insert after insert on products
  for each row when (new.images <> '[]' or new.options <> '[]') execute function record_product_images();
create trigger record_images_on_update after update of images, options on products
  for each row when ((new.images, new.options) is distinct from (old.images, old.options))
  execute function record_product_images();

alter table products no force row level security;
alter table product_revisions no force row level security;
alter table order_items no force row level security;
alter table product_images no force row level security;
insert into product_images (company_id, name, product_id)
  select company_id, image, id from products, image_names(jsonb_build_array(images, options)) as image;
insert into product_images (company_id, name, product_id)
  select distinct company_id, image, product_id from product_revisions, image_names(before) as image
    where changed && '{images,options}'
  on conflict do nothing;
insert into product_images (company_id, name, product_id)
  select distinct company_id, image, product_id from order_items, image_names(product) as image
  on conflict do nothing;
alter table products force row level security;
alter table product_revisions force row level security;
alter table order_items force row level security;
alter table product_images force row level security;
