-- Where a user's memberships are, kept on the coordinator: while a node is away, users of other companies still sign in.
-- A row may outlive its membership. Without a reference to companies, which every node has.
create table staff_companies (
  staff_user_id uuid not null constraint staff_companies_user_fkey references staff_users on delete cascade,
  company_id uuid not null,
  primary key (staff_user_id, company_id)
);
grant select, insert on staff_companies to shop_auth;

alter table staff_memberships no force row level security;
insert into staff_companies (staff_user_id, company_id)
  select m.staff_user_id, m.company_id from staff_memberships m
  where m.staff_user_id in (select id from staff_users);
alter table staff_memberships force row level security;

-- Memberships are read as their company.
drop policy own_staff_user on staff_memberships;
revoke select on staff_memberships from shop_auth;
drop index staff_memberships_by_user;
