-- A brand has a slug and no id.
alter table slug_redirects alter column target_id drop not null;
alter table slug_redirects add column target_slug text not null default '';
