-- A distributed database runs a statement on its nodes as the caller's role, also within a function of the owner. So the
-- operator's role may insert a company's id and address, and the company's role may delete entries of 24 months.
drop function open_company(uuid, text);
grant insert (id, slug) on companies to shop_operator;

drop function delete_expired_audit_entries(int);
drop policy expired_entry on audit_entries;
create policy only_expired_entries on audit_entries as restrictive for delete
  using (at < now() - interval '24 months');
grant delete on audit_entries to shop_app;
