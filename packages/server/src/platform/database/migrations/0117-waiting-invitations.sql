-- An operator's invitation waits where the company has an owner, until an owner consents or a day has passed.
-- Both null: a command on the server invited.
alter table staff_invitations
  add column operator_id uuid,
  add column operator_name text not null default '',
  add column consented_by uuid,
  add column consented_at timestamptz;

-- Operators' invitations are written as the company, beside the mails to its owners.
drop policy operator_invitation on staff_invitations;
revoke insert on staff_invitations from shop_operator;
