-- How often one network tried something in a window of time, over all companies. The network is kept as a hash only.
create table address_counts (
  subject text not null,
  network_hash bytea not null,
  window_start timestamptz not null,
  count int not null,
  primary key (subject, network_hash, window_start)
);
create index address_counts_by_window on address_counts (window_start);

/* The only way from inside a company to this table: adds tries, or takes some back, and answers how many there are. */
create function count_address_tries(text, bytea, timestamptz, int) returns int
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$
  insert into public.address_counts as counted (subject, network_hash, window_start, count)
  values ($1, $2, $3, greatest(0, $4))
  on conflict (subject, network_hash, window_start) do update set count = greatest(0, counted.count + $4)
  returning count
$$;
revoke all on function count_address_tries from public;
grant execute on function count_address_tries to shop_app;

create function delete_address_counts(timestamptz) returns void
  language sql security definer
  set search_path = pg_catalog, pg_temp
  as $$ delete from public.address_counts where window_start < $1 $$;
revoke all on function delete_address_counts from public;
grant execute on function delete_address_counts to shop_app;
