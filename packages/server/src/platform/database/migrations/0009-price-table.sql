-- How far the copying of the price table has come: one row for everything that is still to be asked, or asked again.
-- Both tables are the installation's own: requests neither read nor write them.
create table price_table_tasks (
  path text primary key,
  step text not null check (step in ('makes', 'models', 'years', 'vehicle')),
  -- What is known on the way to here: type, make, model, and the years of the model.
  known jsonb not null default '{}',
  due_at timestamptz not null default now(),
  failures int not null default 0
);
create index price_table_tasks_due on price_table_tasks (due_at);

-- How many calls were made on a day, by whichever process: the service counts them all.
create table price_table_days (
  day date primary key,
  calls int not null default 0
);
