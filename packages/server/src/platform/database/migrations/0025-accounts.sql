-- When the customer showed that the e-mail address is theirs; null until then.
alter table customers add column email_confirmed_at timestamptz;

-- What people know their own sessions by, and end them by: never the token.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '' check (char_length(device) <= 60);
create unique index sessions_by_id on sessions (company_id, id);

-- Links in mails that may each be used once. Like a session's token, a link is known only by its hash.
create table account_links (
  company_id uuid not null references companies on delete cascade,
  token_hash bytea not null,
  customer_id uuid not null,
  purpose text not null check (purpose in ('confirmation', 'recovery')),
  -- Where it was sent: of a confirmation the address to be confirmed, which may not be the account's yet.
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create index account_links_by_customer on account_links (company_id, customer_id);
create index account_links_by_expiry on account_links (company_id, expires_at);
call wall('account_links');
