-- A network that came back a second later than the owner's new browser took its place, and with it the guess it waited for.

/*
 * Takes a guess out of the account's budget. Returns 0, or the seconds until it may be tried again. `most` guesses may be
 * made at once. The last is left to the network that came back least often since it was refused, of equals to the last one,
 * if it guessed twice at most and waited as long as it was told: `pause` at first. It loses this place if it is not here
 * within `pause` after its time. Networks that were here before leave some to new ones.
 */
create or replace function admit_guess(
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
  if seen.returns_at is not null then
    seen.returns := seen.returns + 1;
    -- The clocks of two processes may differ by a second.
    if seen.guesses <= 2 and seen.returns_at <= at + interval '1 second' and not exists (
      select from public.guess_networks holder
      where account_hash = account and network_hash = budget.newest_network
        and holder.returns < seen.returns and holder.returns_at >= at - pause
    ) then
      budget.newest_network := network;
    end if;
  end if;
  opens_at := budget.paid_until
    - price * (case when network = budget.newest_network then most when is_new then most - 1 else most_again end - 1);
  if opens_at <= at then
    seen.guesses := seen.guesses + 1;
    seen.returns_at := null;
    budget.paid_until := greatest(budget.paid_until, at) + price;
  else
    seen.returns_at := opens_at;
    if network is distinct from budget.newest_network and seen.returns < 3 and seen.guesses <= 2 then
      seen.returns_at := least(opens_at, at + pause);
    end if;
  end if;
  update public.guess_networks set seen_at = at, guesses = seen.guesses, returns = seen.returns, returns_at = seen.returns_at
    where account_hash = account and network_hash = network;
  update public.guess_budgets set paid_until = budget.paid_until, newest_network = budget.newest_network
    where account_hash = account;
  return case when opens_at <= at then 0 else ceil(extract(epoch from seen.returns_at - at)) end;
end
$$;
