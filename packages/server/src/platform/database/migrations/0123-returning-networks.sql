-- A guess from ever new networks cost nothing and took the place of the network that came last. Now a network takes it that
-- came back after its wait.
alter table guess_networks add column returns_at timestamptz;

drop function admit_guess(bytea, bytea, timestamptz, interval, int, int);

/*
 * Takes a guess out of the account's budget. Returns 0, or the seconds until it may be tried again. `most` guesses may be
 * made at once. The last is left to the network that came back last: it is here again after it was refused the first time and
 * told to wait for `pause`. Networks that were here before leave some to new ones.
 */
create function admit_guess(
  account bytea, network bytea, at timestamptz, price interval, most int, most_again int, pause interval
)
  returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  budget public.guess_budgets;
  is_new boolean;
  first_return timestamptz;
  opens_at timestamptz;
begin
  -- Locks the row: of parallel guesses each sees those before.
  insert into public.guess_budgets as b (account_hash, paid_until, seen_at) values (account, at, at)
    on conflict (account_hash) do update set seen_at = greatest(b.seen_at, excluded.seen_at) returning b.* into budget;
  select n.returns_at into first_return from public.guess_networks n
    where n.account_hash = account and n.network_hash = network and n.seen_at >= at - interval '1 day';
  is_new := not found;
  if first_return <= at then
    budget.newest_network := network;
    first_return := null;
  end if;
  opens_at := budget.paid_until
    - price * (case when network = budget.newest_network then most when is_new then most - 1 else most_again end - 1);
  if opens_at <= at then
    budget.paid_until := greatest(budget.paid_until, at) + price;
    first_return := null;
  elsif is_new then
    first_return := least(opens_at, at + pause);
  end if;
  insert into public.guess_networks (account_hash, network_hash, seen_at, returns_at)
    values (account, network, at, first_return)
    on conflict (account_hash, network_hash) do update set seen_at = excluded.seen_at, returns_at = excluded.returns_at;
  update public.guess_budgets set paid_until = budget.paid_until, newest_network = budget.newest_network
    where account_hash = account;
  return case when opens_at <= at then 0 else ceil(extract(epoch from coalesce(first_return, opens_at) - at)) end;
end
$$;

revoke all on function admit_guess from public;
grant execute on function admit_guess to shop_app, shop_auth;
