-- Who wants a company's news. An address counts once whoever reads its mail has said so; who leaves is forgotten.
create table newsletter_addresses (
  company_id uuid not null references companies on delete cascade,
  email text not null,
  -- Goes out with every letter, to confirm and to leave: it is needed again, and opens nothing else.
  secret text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (company_id, email),
  unique (company_id, secret)
);
call wall('newsletter_addresses');
