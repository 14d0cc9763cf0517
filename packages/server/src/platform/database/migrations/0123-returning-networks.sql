-- A guess from ever new networks cost nothing and took the place of the network that came last. Now a network takes it that
-- came back after its wait.
alter table guess_networks add column guesses int not null default 0;
alter table guess_networks add column returns int not null default 0;
-- When it may come back.
alter table guess_networks add column returns_at timestamptz;

drop function admit_guess(bytea, bytea, timestamptz, interval, int, int);

/*
 * Takes a guess out of the account's budget. Returns 0, or the seconds until it may be tried again. `most` guesses may be
 * made at once. The last is left to the network that came back last: it is here again after it was refused and told to wait
 * for `pause`. It may do so three times, before it has guessed more than twice. Networks that were here before leave some to
 * new ones.
 */
create function admit_guess(
  account bytea, network bytea, at timestamptz, price interval, most int, most_again int, pause interval
)
  returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  budget public.guess_budgets;
  seen public.guess_networks;
  is_new boolean;
  opens_at timestamptz;
begin
  -- Locks the row: of parallel guesses each sees those before.
  insert into public.guess_budgets as b (account_hash, paid_until, seen_at) values (account, at, at)
    on conflict (account_hash) do update set seen_at = greatest(b.seen_at, excluded.seen_at) returning b.* into budget;
  delete from public.guess_networks
    where account_hash = account and network_hash = network and seen_at < at - interval '1 day';
  insert into public.guess_networks (account_hash, network_hash, seen_at) values (account, network, at)
    on conflict (account_hash, network_hash) do nothing;
  is_new := found;
  select * into seen from public.guess_networks where account_hash = account and network_hash = network;
  if seen.returns_at <= at then
    seen.returns := seen.returns + 1;
    seen.returns_at := null;
    budget.newest_network := network;
  end if;
  opens_at := budget.paid_until
    - price * (case when network = budget.newest_network then most when is_new then most - 1 else most_again end - 1);
  if opens_at <= at then
    seen.guesses := seen.guesses + 1;
    budget.paid_until := greatest(budget.paid_until, at) + price;
  elsif network is distinct from budget.newest_network and seen.returns < 3 and seen.guesses <= 2 then
    seen.returns_at := least(opens_at, coalesce(seen.returns_at, at + pause));
  end if;
  update public.guess_networks set seen_at = at, guesses = seen.guesses, returns = seen.returns, returns_at = seen.returns_at
    where account_hash = account and network_hash = network;
  update public.guess_budgets set paid_until = budget.paid_until, newest_network = budget.newest_network
    where account_hash = account;
  return case when opens_at <= at then 0
    else ceil(extract(epoch from least(opens_at, coalesce(seen.returns_at, 'infinity')) - at)) end;
end
$$;

revoke all on function admit_guess from public;
grant execute on function admit_guess to shop_app, shop_auth;
