-- Only the owner of the schema creates companies. Null: the slug or the id is taken.
create function open_company(company uuid, company_slug text) returns boolean
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  insert into companies (id, slug) values (company, company_slug) on conflict do nothing returning true
$$;
revoke execute on function open_company from public;
grant execute on function open_company to shop_operator;

-- What an operator does to a company stands in its audit log, which operators do not read.
create policy operator_entry on audit_entries for insert to shop_operator
  with check (company_id = current_company());
grant insert on audit_entries to shop_operator;
