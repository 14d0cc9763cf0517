-- The audit log of a member and of an action, newest first.
create index audit_entries_by_actor on audit_entries (company_id, staff_user_id, id);
create index audit_entries_by_action on audit_entries (company_id, action, id);
