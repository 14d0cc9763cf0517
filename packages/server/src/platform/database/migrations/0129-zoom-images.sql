-- The address of an image names its largest file: -1600 since large ones have a file for the zoom.
create or replace function image_names(shown jsonb) returns setof text
  language sql immutable
  as $$
  select distinct match[1] from regexp_matches(shown::text, '"/pictures/([0-9a-f]{20})-(?:800|1600)\.webp"', 'g') as match
$$;
