-- A distributed database runs a statement on its nodes as the caller's role, also within a function of the owner. So the
-- operator's role may insert a company's id and address, and the company's role may delete entries of 24 months.
drop function open_company(uuid, text);
-- Citus inserts the default of suspended_reason on the nodes by name.
grant insert (id, slug, suspended_reason) on companies to shop_operator;

drop function delete_expired_audit_entries(int);
drop policy expired_entry on audit_entries;
-- Not by a restrictive policy, which Citus repeats on its nodes as a permissive one. The owner deletes a company's entries with it.
create function keep_audit_entry() returns trigger
  language plpgsql
  as $$
begin
  if current_user = 'shop_app' and old.at >= now() - interval '24 months' then
    return null;
  end if;
  return old;
end
$$;
create trigger keep_audit_entries before delete on audit_entries for each row execute function keep_audit_entry();
grant delete on audit_entries to shop_app;
