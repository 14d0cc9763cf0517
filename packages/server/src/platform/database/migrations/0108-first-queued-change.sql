-- The first row that a transaction queues publishes all of them. An order of 100 lines queues 100.
alter table catalog_change_queue add column is_first boolean not null default true;

create or replace function queue_catalog_change(company uuid, change_kind text, changed_products uuid[]) returns void
  language plpgsql
  as $$
declare
  this_transaction constant xid8 := pg_current_xact_id();
  row_id constant uuid := gen_random_uuid();
  -- A savepoint that takes back the first row takes back all later ones with it.
  has_queued constant boolean := exists (
    select from catalog_change_queue where company_id = company and transaction_id = this_transaction);
begin
  insert into catalog_change_queue (company_id, transaction_id, id, kind, products, is_first)
    values (company, this_transaction, row_id, change_kind, changed_products, not has_queued);
end
$$;

drop trigger publish_catalog_changes on catalog_change_queue;
create constraint trigger publish_catalog_changes after insert on catalog_change_queue
  deferrable initially deferred for each row when (new.is_first) execute function publish_catalog_changes();
