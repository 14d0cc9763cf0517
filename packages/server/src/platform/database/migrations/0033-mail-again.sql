-- A mail that was given up gets a new job when it waits again, and a mail that is swept away takes its job along: where no
-- mail server is configured nobody works on jobs, and nobody would ever clear them away.

create function mail_waits_again() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into jobs.job (name, id, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
  select queue.name, gen_random_uuid(), jsonb_build_object('companyId', new.company_id, 'mailId', new.id), queue.policy,
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds,
    queue.heartbeat_seconds, queue.deletion_seconds, now() + queue.retention_seconds * interval '1 second',
    queue.dead_letter
  from jobs.queue where queue.name = 'mail';
  return null;
end
$$;
revoke execute on function mail_waits_again() from public;
create trigger mail_waits_again after update of state on outbox
  for each row when (old.state = 'given-up' and new.state = 'waiting') execute function mail_waits_again();

create function mail_swept() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  delete from jobs.job using gone where job.name = 'mail' and job.id = gone.id;
  return null;
end
$$;
revoke execute on function mail_swept() from public;
create trigger mail_swept after delete on outbox referencing old table as gone
  for each statement execute function mail_swept();
