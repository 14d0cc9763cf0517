-- Whether fitments of products of this category, and of those below, should say a position, as those of brake pads do.
alter table categories add column requires_position boolean not null default false;
