-- How many guesses at a secret of one account may be checked: over all networks and processes, without a company, because
-- a company has no part in the sign-in of its staff. `account_hash` covers the kind of secret, the company and the address
-- that was typed, which may have no account.
create table guess_budgets (
  account_hash bytea primary key,
  -- A guess costs some seconds. Those so far are paid for then.
  paid_until timestamptz not null,
  -- The network that came last while others were guessing. It goes before those that came earlier.
  newest_network bytea,
  failures int not null default 0,
  failed_at timestamptz,
  mailed_at timestamptz,
  seen_at timestamptz not null
);
create index guess_budgets_by_time on guess_budgets (seen_at);

create table guess_networks (
  account_hash bytea not null,
  network_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_hash, network_hash)
);
create index guess_networks_by_time on guess_networks (seen_at);

/*
 * Takes a guess out of the account's budget. Returns 0, or the seconds until it may be tried again. `most` guesses may be
 * made at once, of which networks that were here before leave some to others.
 */
create function admit_guess(account bytea, network bytea, at timestamptz, price interval, most int, most_again int)
  returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  budget public.guess_budgets;
  is_new boolean;
  opens_at timestamptz;
begin
  -- Locks the row: of parallel guesses each sees those before.
  insert into public.guess_budgets as b (account_hash, paid_until, seen_at) values (account, at, at)
    on conflict (account_hash) do update set seen_at = greatest(b.seen_at, excluded.seen_at) returning b.* into budget;
  insert into public.guess_networks as n (account_hash, network_hash, seen_at) values (account, network, at)
    on conflict (account_hash, network_hash) do update set seen_at = excluded.seen_at
    where n.seen_at < excluded.seen_at - interval '1 day';
  is_new := found;
  if not is_new then
    update public.guess_networks set seen_at = at where account_hash = account and network_hash = network;
  elsif budget.paid_until > at then
    budget.newest_network := network;
  end if;
  opens_at := budget.paid_until
    - price * (case when is_new or network = budget.newest_network then most - 1 else most_again - 1 end);
  if opens_at <= at then budget.paid_until := greatest(budget.paid_until, at) + price; end if;
  update public.guess_budgets set paid_until = budget.paid_until, newest_network = budget.newest_network
    where account_hash = account;
  return case when opens_at <= at then 0 else ceil(extract(epoch from opens_at - at)) end;
end
$$;

/* After a right one: it was no guess. */
create function forgive_guess(account bytea, network bytea, price interval) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  update public.guess_budgets set paid_until = paid_until - $3 where account_hash = $1;
  delete from public.guess_networks where account_hash = $1 and network_hash = $2;
$$;

/* Returns whether the owner should be told: at the failure `told_at` in a row without an hour's pause, at most once a day. */
create function count_wrong_guess(account bytea, at timestamptz, told_at int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  budget public.guess_budgets;
begin
  insert into public.guess_budgets as b (account_hash, paid_until, seen_at, failures, failed_at)
    values (account, at, at, 1, at)
    on conflict (account_hash) do update set
      failures = case when b.failed_at > at - interval '1 hour' then b.failures + 1 else 1 end,
      failed_at = greatest(b.failed_at, at),
      seen_at = greatest(b.seen_at, at)
    returning b.* into budget;
  if budget.failures <> told_at or budget.mailed_at > at - interval '1 day' then return false; end if;
  update public.guess_budgets set mailed_at = at where account_hash = account;
  return true;
end
$$;

create function delete_guesses(account bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  delete from public.guess_networks where account_hash = $1;
  delete from public.guess_budgets where account_hash = $1;
$$;

create function delete_expired_guesses(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  delete from public.guess_networks where seen_at < $1;
  delete from public.guess_budgets where seen_at < $1;
$$;

revoke all on function admit_guess, forgive_guess, count_wrong_guess, delete_guesses, delete_expired_guesses from public;
grant execute on function admit_guess, forgive_guess, count_wrong_guess, delete_guesses, delete_expired_guesses
  to shop_app, shop_auth;
