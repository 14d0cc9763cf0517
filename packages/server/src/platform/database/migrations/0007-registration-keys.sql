-- A key that a registration came with: whoever sends the same again gets the first answer. There is no customer yet whom
-- it could belong to, so it is the company's. The password is in no hash here: it would be a weak copy of it.
create table registration_keys (
  company_id uuid not null references companies on delete cascade,
  key text not null,
  body_hash bytea not null,
  customer_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, key),
  -- The key is claimed before the account is opened, so that a twin waits for the first.
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
    deferrable initially deferred
);
create index registration_keys_by_customer on registration_keys (company_id, customer_id);
call wall('registration_keys');
