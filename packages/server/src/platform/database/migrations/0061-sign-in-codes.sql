-- Codes in mails that sign in. The hash covers the code and the secret of the browser that asked for it: the secret is not
-- stored, so the hash of six digits cannot be searched for.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('confirmation', 'recovery', 'sign-in'));
alter table account_links add column code_hash bytea;
alter table account_links add column attempts smallint not null default 0;
