-- Orders are found by each name of the buyer, an e-mail address, an amount, the first digits of a phone number and any way
-- to write a number of a part. Names of buyers and customers are compared with one kind of apostrophe.
alter table orders drop column buyer_form, drop column last_name_form;
alter table orders
  add column buyer_form text collate "C" generated always as (
    translate(
      lower((shipping_address ->> 'firstName') || ' ' || (shipping_address ->> 'lastName')),
      'áàâãäéèêëíìîïóòôõöúùûüçñ’‘´`', 'aaaaaeeeeiiiiooooouuuucn'''''''''
    )
  ) stored,
  add column family_name_form text collate "C" generated always as (
    translate(
      lower(shipping_address ->> 'lastName'),
      'áàâãäéèêëíìîïóòôõöúùûüçñ’‘´`', 'aaaaaeeeeiiiiooooouuuucn'''''''''
    )
  ) stored,
  add column last_name_form text collate "C" generated always as (
    translate(
      lower(substring(shipping_address ->> 'lastName' from '[^ ]+$')),
      'áàâãäéèêëíìîïóòôõöúùûüçñ’‘´`', 'aaaaaeeeeiiiiooooouuuucn'''''''''
    )
  ) stored,
  add column email_form text collate "C" generated always as (lower(email)) stored,
  add column phone_form text collate "C" generated always as (
    regexp_replace(shipping_address ->> 'phone', '[^0-9]', '', 'g')
  ) stored;
create index orders_by_buyer on orders (company_id, buyer_form, number);
create index orders_by_family_name on orders (company_id, family_name_form, number);
create index orders_by_last_name on orders (company_id, last_name_form, buyer_form, number);
create index orders_by_email on orders (company_id, email_form, number);
create index orders_by_first_digits on orders (company_id, phone_form, number);
create index orders_by_total on orders (company_id, total, number);

alter table order_items drop column sku_form;
alter table order_items
  add column sku_form text collate "C" generated always as (normalize_part_number(product ->> 'sku')) stored,
  add column part_number_form text collate "C"
    generated always as (normalize_part_number(product ->> 'partNumber')) stored;
create index order_items_by_sku on order_items (company_id, sku_form);
create index order_items_by_part_number on order_items (company_id, part_number_form);

alter table customers drop column name_form, drop column family_name_form, drop column last_name_form;
alter table customers
  add column name_form text collate "C" generated always as (
    translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ’‘´`', 'aaaaaeeeeiiiiooooouuuucn''''''''')
  ) stored,
  add column family_name_form text collate "C" generated always as (
    translate(
      lower(substring(name from ' (.*)$')), 'áàâãäéèêëíìîïóòôõöúùûüçñ’‘´`', 'aaaaaeeeeiiiiooooouuuucn'''''''''
    )
  ) stored,
  add column last_name_form text collate "C" generated always as (
    translate(
      lower(substring(name from '[^ ]+$')), 'áàâãäéèêëíìîïóòôõöúùûüçñ’‘´`', 'aaaaaeeeeiiiiooooouuuucn'''''''''
    )
  ) stored;
create index customers_by_name on customers (company_id, name_form, id);
create index customers_by_family_name on customers (company_id, family_name_form);
create index customers_by_last_name on customers (company_id, last_name_form, name_form);
