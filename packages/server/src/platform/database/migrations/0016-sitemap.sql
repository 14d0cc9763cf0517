-- When a product was last changed; null while it is as it came. Loading many at once costs nothing more.
alter table products add column updated_at timestamptz;

create function note_product_update() returns trigger
  language plpgsql
  as $$
begin
  -- A date that the write itself says stands.
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger note_product_update before update on products for each row execute function note_product_update();

-- What a sitemap says of a product, without reading the product: hundreds of thousands are walked for one company.
create index products_sitemap on products (company_id, id) include (slug, created_at, updated_at) where published;
