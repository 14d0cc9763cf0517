-- Notes as rules/fitment-note.ts judges them, short enough for the index.
alter table fitments add column note_text text generated always as (
  nullif(left(btrim(regexp_replace(
    translate(lower(note collate "pt-BR-x-icu"), 'áàâãäéêèíìóôòõúüùçº', 'aaaaaeeeiioooouuuco'), '\s+', ' ', 'g')), 200), '')
) stored;

drop index fitments_by_vehicle;
create index fitments_by_vehicle on fitments (company_id, vehicle_type, make, scope, year_from)
  include (year_to, product_id, weight, excluded, engine, fuel, body, note_text);
