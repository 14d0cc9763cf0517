-- An operator's access to a company for some hours: requested by the operator, granted by an owner.
create table support_grants (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  operator_id uuid not null,
  operator_name text not null,
  role text not null check (role in ('read-only', 'catalog')),
  hours smallint not null check (hours between 1 and 24),
  reason text not null default '',
  requested_at timestamptz not null,
  granted_at timestamptz,
  granted_by uuid,
  -- Of the access once it is granted, of the request before.
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Null: it expired.
  ended_by uuid,
  primary key (company_id, id)
);
create unique index support_grants_open on support_grants (company_id, operator_id) where ended_at is null;
call enable_tenant_rls('support_grants');

-- A membership for support, and what was done in it.
alter table staff_memberships add column support_grant_id uuid;
alter table audit_entries add column support_grant_id uuid;
