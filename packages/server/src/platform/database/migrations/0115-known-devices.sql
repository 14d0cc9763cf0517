-- Browsers in which an account signed in before. Each has guesses of its own, so that strangers cannot use them up.
create table customer_devices (
  company_id uuid not null references companies on delete cascade,
  customer_id uuid not null,
  token_hash bytea not null,
  seen_at timestamptz not null,
  -- Since the last right one, and when the first of them was.
  guesses smallint not null default 0,
  guessed_from timestamptz,
  primary key (company_id, customer_id, token_hash)
);
create index customer_devices_by_time on customer_devices (company_id, seen_at);
call enable_tenant_rls('customer_devices');
alter table customer_devices
  add constraint customer_devices_customer_fkey foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade;

alter table staff_devices
  add column guesses smallint not null default 0,
  add column guessed_from timestamptz;
