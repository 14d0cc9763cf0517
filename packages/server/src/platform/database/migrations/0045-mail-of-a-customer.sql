-- Whose data a mail holds, whoever it is for: it is deleted with the account, in whatever state. Null: nobody's account.
alter table outbox add column customer_id uuid;
-- The owner reads and writes rows of every company here.
alter table outbox no force row level security;
alter table customers no force row level security;
update outbox set customer_id = customers.id from customers
  where customers.company_id = outbox.company_id and customers.email = outbox.recipient;
alter table customers force row level security;
alter table outbox force row level security;
alter table outbox add foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade;
create index outbox_by_customer on outbox (company_id, customer_id);
