-- An offer may have an end: then the price is again what it was compared with.
alter table products add column offer_ends_at timestamptz,
  add constraint only_an_offer_ends check (offer_ends_at is null or compare_at_price is not null);
create index products_ending on products (company_id, offer_ends_at, id) where offer_ends_at is not null;
