-- How many mails of one kind an address gets, and a company sends, since `window_start`. Addresses stand in it as hashes.
create table mail_counts (
  company_id uuid not null references companies on delete cascade,
  subject text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (company_id, subject)
);
create index mail_counts_by_time on mail_counts (company_id, window_start);
call enable_tenant_rls('mail_counts');

-- The same for mails about accounts of staff, which belong to no company.
create table staff_mail_counts (
  subject text primary key,
  window_start timestamptz not null,
  count int not null
);
create index staff_mail_counts_by_time on staff_mail_counts (window_start);
grant select, insert, update, delete on staff_mail_counts to shop_auth;
