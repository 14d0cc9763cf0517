-- The staff of all companies. Only shop_auth reads a person's password, factors and sessions; shop_operator opens and
-- suspends companies and reads no row of theirs.
grant usage on schema public to shop_auth, shop_operator;

create table staff_users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null default '',
  password_hash text,
  totp_secret_encrypted bytea,
  -- Until a code confirms it.
  totp_pending_encrypted bytea,
  -- The time step of the last accepted code.
  totp_step bigint,
  created_at timestamptz not null,
  blocked_at timestamptz
);

create table staff_credentials (
  credential_id bytea primary key,
  staff_user_id uuid not null references staff_users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  backed_up boolean not null,
  name text not null default '',
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_credentials_by_user on staff_credentials (staff_user_id);

create table staff_recovery_codes (
  staff_user_id uuid not null references staff_users on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (staff_user_id, hash)
);

create table staff_sessions (
  token_hash bytea primary key,
  id uuid not null unique,
  staff_user_id uuid not null references staff_users on delete cascade,
  device text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- When a factor was last given.
  fresh_at timestamptz not null,
  -- Null until the second factor.
  second_factor_at timestamptz,
  factor_attempts smallint not null default 0,
  expires_at timestamptz not null
);
create index staff_sessions_by_user on staff_sessions (staff_user_id);

create table staff_account_links (
  token_hash bytea primary key,
  staff_user_id uuid not null references staff_users on delete cascade,
  purpose text not null check (purpose in ('first-sign-in', 'recovery')),
  expires_at timestamptz not null
);
create index staff_account_links_by_user on staff_account_links (staff_user_id);

create table staff_rate_limits (
  subject text primary key,
  window_start timestamptz not null,
  count int not null,
  last_at timestamptz not null
);
create index staff_rate_limits_by_time on staff_rate_limits (last_at);

create table operators (
  staff_user_id uuid primary key references staff_users on delete cascade,
  created_at timestamptz not null
);

alter table companies add column suspended_at timestamptz;
alter table companies add column suspended_reason text not null default '';

grant select, insert, update on staff_users to shop_auth;
grant select, insert, update, delete
  on staff_credentials, staff_recovery_codes, staff_sessions, staff_account_links, staff_rate_limits to shop_auth;
grant select on operators to shop_auth;
grant select, insert, delete on operators to shop_operator;
grant select on companies to shop_auth, shop_operator;
grant update (suspended_at, suspended_reason) on companies to shop_operator;
grant select, insert, delete on company_hosts to shop_operator;

-- Without a reference to staff_users, which a cluster has on one node only.
create table staff_memberships (
  company_id uuid not null references companies on delete cascade,
  staff_user_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'catalog', 'counter', 'read-only')),
  added_permissions text[] not null default '{}',
  removed_permissions text[] not null default '{}',
  notifications jsonb not null default '{}',
  expires_at timestamptz,
  invited_by uuid,
  joined_at timestamptz not null,
  primary key (company_id, staff_user_id)
);
create index staff_memberships_by_user on staff_memberships (staff_user_id);
call enable_tenant_rls('staff_memberships');
create policy own_staff_user on staff_memberships for select to shop_auth
  using (staff_user_id = nullif(current_setting('app.staff_user', true), '')::uuid);
grant select on staff_memberships to shop_auth;

create table staff_invitations (
  company_id uuid not null references companies on delete cascade,
  token_hash bytea not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'catalog', 'counter', 'read-only')),
  added_permissions text[] not null default '{}',
  removed_permissions text[] not null default '{}',
  -- Null: an operator.
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, token_hash)
);
call enable_tenant_rls('staff_invitations');
create policy operator_invitation on staff_invitations for insert to shop_operator
  with check (company_id = current_company());
grant insert on staff_invitations to shop_operator;

-- Who changed what. It names customers by id only, so that it need not change when one is erased.
create table audit_entries (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'program')),
  staff_user_id uuid,
  token_id uuid,
  actor_customer_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  network text,
  request_id text,
  primary key (company_id, id)
);
create index audit_entries_by_subject on audit_entries (company_id, subject_kind, subject_id, id);
call enable_tenant_rls('audit_entries');
revoke update, delete on audit_entries from shop_app;
