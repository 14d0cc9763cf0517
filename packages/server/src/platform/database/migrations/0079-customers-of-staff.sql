-- What staff do with a customer.
alter table customers
  add column blocked_at timestamptz,
  add column blocked_reason text not null default '';
-- Apart and with a name: Citus refuses other checks of a column that is added to a distributed table.
alter table customers add constraint customers_blocked_reason_check check (char_length(blocked_reason) <= 500);

create table customer_notes (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  at timestamptz not null,
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  text text not null check (char_length(text) > 0 and char_length(text) <= 2000),
  primary key (company_id, customer_id, id)
);
call enable_tenant_rls('customer_notes');
alter table customer_notes
  add foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade;

-- The search, as orders are searched: the whole name, what follows its first word, and its last word.
alter table customers
  add column name_form text collate "C" generated always as (
    translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
  ) stored,
  add column family_name_form text collate "C" generated always as (
    translate(lower(substring(name from ' (.*)$')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
  ) stored,
  add column last_name_form text collate "C" generated always as (
    translate(lower(substring(name from '[^ ]+$')), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
  ) stored,
  add column email_form text collate "C" generated always as (email) stored,
  add column phone_reversed text collate "C" generated always as (
    reverse(regexp_replace(phone, '[^0-9]', '', 'g'))
  ) stored;
create index customers_by_name on customers (company_id, name_form, id);
create index customers_by_family_name on customers (company_id, family_name_form);
create index customers_by_last_name on customers (company_id, last_name_form, name_form);
create index customers_by_email_form on customers (company_id, email_form);
create index customers_by_phone on customers (company_id, phone_reversed);
create index customers_blocked on customers (company_id, id) where blocked_at is not null;
