-- Who a member is, as of their joining or their last change of it: companies cannot read staff_users.
alter table staff_memberships add column name text not null default '', add column email text not null default '';

-- A pending invitation as its company's staff name it.
alter table staff_invitations add column id uuid not null default gen_random_uuid();
create unique index staff_invitations_by_id on staff_invitations (company_id, id);

alter table company_settings
  -- How long a session of staff may be silent.
  add column staff_idle_minutes smallint not null default 30 check (staff_idle_minutes between 15 and 480),
  -- Whether members of every role need a second factor.
  add column staff_second_factor boolean not null default false;
-- The longest of the user's companies.
alter table staff_sessions add column idle_minutes smallint not null default 30;

alter table staff_account_links drop constraint staff_account_links_purpose_check;
alter table staff_account_links
  add constraint staff_account_links_purpose_check check (purpose in ('first-sign-in', 'recovery', 'reset')),
  -- An operator's reset waits, so that the person can object.
  add column valid_from timestamptz not null default now();

create table staff_devices (
  staff_user_id uuid not null references staff_users on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz not null,
  primary key (staff_user_id, token_hash)
);

-- What a passkey must sign, once.
create table staff_challenges (
  token_hash bytea primary key,
  -- Null: a sign-in, before anybody is known.
  staff_user_id uuid references staff_users on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'confirm', 'register')),
  challenge text not null,
  expires_at timestamptz not null
);
create index staff_challenges_by_user on staff_challenges (staff_user_id);
create index staff_challenges_by_expiry on staff_challenges (expires_at);

-- Mails about an account, which belongs to no company.
create table staff_mails (
  id uuid primary key,
  template text not null,
  recipient text not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
  attempts smallint not null default 0,
  sent_at timestamptz,
  last_error text
);
create index staff_mails_by_time on staff_mails (created_at);

grant select, insert, update, delete on staff_devices, staff_challenges, staff_mails to shop_auth;

create function queue_staff_mail_job(mail uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  insert into jobs.job (name, id, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
  select queue.name, mail, jsonb_build_object('mailId', mail), queue.policy,
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds,
    queue.heartbeat_seconds, queue.deletion_seconds, now() + queue.retention_seconds * interval '1 second',
    queue.dead_letter
  from jobs.queue where queue.name = 'mail'
  on conflict do nothing
$$;
revoke execute on function queue_staff_mail_job from public;
grant execute on function queue_staff_mail_job to shop_auth;

-- No role may delete an entry. This function's owner may, of entries of 24 months.
create policy expired_entry on audit_entries to current_user
  using (company_id = current_company() and at < now() - interval '24 months');

create function delete_expired_audit_entries(most int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  company uuid := current_company();
  -- Ids begin with the milliseconds of their creation (RFC 9562).
  milliseconds bigint := extract(epoch from now() - interval '24 months') * 1000;
  first_kept uuid := (lpad(to_hex(milliseconds), 12, '0') || '70008000000000000000')::uuid;
  deleted int;
begin
  delete from audit_entries where company_id = company and id in (
    select id from audit_entries
    where company_id = company and id < first_kept and at < now() - interval '24 months'
    order by id limit most);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
revoke execute on function delete_expired_audit_entries from public;
grant execute on function delete_expired_audit_entries to shop_app;
