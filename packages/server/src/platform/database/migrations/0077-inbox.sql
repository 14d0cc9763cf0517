-- What customers write and staff answer. Hidden questions and reviews are shown nowhere and count nowhere.
alter table questions
  add column hidden_at timestamptz,
  add column hidden_reason text not null default '',
  -- Of who answered, as it was then.
  add column staff_name text not null default '';
alter table reviews
  add column answer text,
  add column answered_at timestamptz,
  add column hidden_at timestamptz,
  add column hidden_reason text not null default '',
  add column staff_name text not null default '';

-- What visitors wrote on the contact page; it was mailed to the company as well.
create table messages (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  phone text not null default '',
  content text not null,
  answer text,
  answered_at timestamptz,
  -- Needs no answer.
  closed_at timestamptz,
  staff_name text not null default '',
  primary key (company_id, id)
);
call enable_tenant_rls('messages');
create index messages_by_email on messages (company_id, email);

create table reply_templates (
  company_id uuid primary key references companies on delete cascade,
  revision int not null,
  templates jsonb not null
);
call enable_tenant_rls('reply_templates');

-- Basis points of a product's price: staff who may not change prices accept no bid below.
alter table company_settings add column bid_floor_bp int not null default 8000;
alter table company_settings add constraint company_settings_bid_floor_bp_check
  check (bid_floor_bp >= 0 and bid_floor_bp <= 10000);

create index questions_waiting on questions (company_id, created_at, id) where answer is null and hidden_at is null;
create index questions_handled on questions (company_id, created_at, id)
  where answer is not null or hidden_at is not null;
create index questions_by_date on questions (company_id, created_at, id);
create index reviews_waiting on reviews (company_id, created_at, id)
  where answer is null and hidden_at is null and rating <= 3;
create index reviews_handled on reviews (company_id, created_at, id) where answer is not null or hidden_at is not null;
create index reviews_by_date on reviews (company_id, created_at, id);
create index bids_waiting on bids (company_id, created_at, id) where state = 'open';
create index bids_by_date on bids (company_id, created_at, id);
create index messages_waiting on messages (company_id, created_at, id) where answered_at is null and closed_at is null;
create index messages_handled on messages (company_id, created_at, id)
  where answered_at is not null or closed_at is not null;
create index messages_by_date on messages (company_id, created_at, id);
