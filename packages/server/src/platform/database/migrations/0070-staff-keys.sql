-- The first responses of staff calls that a client may send again.
create table staff_idempotency_keys (
  company_id uuid not null references companies on delete cascade,
  staff_user_id uuid not null,
  key text not null,
  body_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, staff_user_id, key)
);
create index staff_idempotency_keys_by_time on staff_idempotency_keys (company_id, created_at);
call enable_tenant_rls('staff_idempotency_keys');
