-- Jobs are created and deleted by the statements that write mails, in their transaction: in a distributed database, mails
-- and jobs are on different nodes, so that triggers of the one cannot write the other.
drop trigger queue_mail_jobs on outbox;
drop trigger requeue_mail_job on outbox;
drop trigger delete_mail_jobs on outbox;
drop function queue_mail_jobs();
drop function requeue_mail_job();
drop function delete_mail_jobs();

/* Mails that have a pending job keep it. */
create function queue_mail_jobs(mails uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  delete from jobs.job
    where name = 'mail' and id = any (mails) and data ->> 'companyId' = public.current_company()::text
      and state not in ('created', 'retry', 'active');
  insert into jobs.job (name, id, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
  select queue.name, mail, jsonb_build_object('companyId', public.current_company(), 'mailId', mail), queue.policy,
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds,
    queue.heartbeat_seconds, queue.deletion_seconds, now() + queue.retention_seconds * interval '1 second',
    queue.dead_letter
  from unnest(mails) as mail cross join jobs.queue where queue.name = 'mail'
  on conflict do nothing
$$;
revoke execute on function queue_mail_jobs from public;
grant execute on function queue_mail_jobs to shop_app;

create function delete_mail_jobs(mails uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  delete from jobs.job
    where name = 'mail' and id = any (mails) and data ->> 'companyId' = public.current_company()::text
$$;
revoke execute on function delete_mail_jobs from public;
grant execute on function delete_mail_jobs to shop_app;
