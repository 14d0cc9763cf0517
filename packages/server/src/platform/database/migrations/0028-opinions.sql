-- Whether the author had ordered the product when writing. Kept, because what a page shows may not read orders.
alter table reviews add column verified boolean not null default false;
