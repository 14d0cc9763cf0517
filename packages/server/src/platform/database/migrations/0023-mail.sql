-- The shop's mail, written in the transaction that it tells of and sent later: nothing is sent for work that was undone.
-- What orders noted before anything could send it is dropped: nobody waits for that mail any more.
drop table outbox;

create table outbox (
  company_id uuid not null references companies on delete cascade,
  -- Also names the mail to whoever receives it, so that a second sending is known for what it is.
  id uuid not null,
  template text not null,
  recipient text not null check (char_length(recipient) between 3 and 254 and recipient !~ '[\s[:cntrl:]]'),
  -- What the template tells; emptied when the mail has left, as it may hold what opens an account.
  content jsonb not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
  attempts smallint not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  fault text,
  primary key (company_id, id),
  check ((state = 'sent') = (sent_at is not null))
);
create index outbox_by_recipient on outbox (company_id, recipient);
call wall('outbox');
