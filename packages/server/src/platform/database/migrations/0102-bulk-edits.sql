-- Changes of many products at once. Their revisions have the id as job_id, which undoes them.
create table bulk_edits (
  company_id uuid not null references companies on delete cascade,
  -- Ascends with time.
  id uuid not null,
  at timestamptz not null,
  staff_user_id uuid,
  token_id uuid,
  staff_name text not null default '',
  action jsonb not null,
  products int not null,
  undone_at timestamptz,
  primary key (company_id, id)
);
call enable_tenant_rls('bulk_edits');
create index bulk_edits_by_date on bulk_edits (company_id, at);
