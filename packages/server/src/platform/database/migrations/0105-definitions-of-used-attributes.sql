/*
 * Defines the attributes of a company's products that have no definition: a number where all values are numbers of one
 * unit, a choice where few values repeat, else a text.
 */
create function define_used_attributes(company uuid) returns void
  language plpgsql
  as $$
declare
  number_pattern constant text := '^-?\d{1,12}(,\d{1,6})?( (\S.{0,19}))?$';
  max_choices constant int := 60;
  used record;
begin
  for used in
    select counted.slug, max(counted.name) as name, bool_or(counted.featured) as featured,
      bool_and(counted.value ~ number_pattern) and count(distinct coalesce(counted.unit, '')) = 1 as is_number,
      count(*) <= max_choices and sum(counted.uses) >= 2 * count(*) as repeats, max(counted.unit) as unit,
      jsonb_agg(jsonb_build_object('slug', counted.value_slug, 'name', counted.value) order by counted.value) as choices
    from (
      select attribute ->> 'slug' as slug, max(attribute ->> 'name') as name,
        bool_or((attribute ->> 'featured')::boolean) as featured, value ->> 'slug' as value_slug,
        max(value ->> 'name') as value, (regexp_match(max(value ->> 'name'), number_pattern))[3] as unit,
        count(*) as uses
      from products, jsonb_array_elements(products.attributes) as copy (attribute),
        jsonb_array_elements(copy.attribute -> 'values') as held (value)
      where products.company_id = company
      group by 1, 4
    ) as counted
    group by counted.slug order by counted.slug
  loop
    insert into attributes (company_id, id, slug, name, kind, unit, choices, featured)
      values (company, gen_random_uuid(), used.slug, used.name,
        case when used.is_number then 'number' when used.repeats then 'choice' else 'text' end,
        case when used.is_number then coalesce(used.unit, '') else '' end,
        case when used.repeats and not used.is_number then used.choices else '[]' end, used.featured)
      on conflict (company_id, slug) do nothing;
  end loop;
end
$$;

alter table products no force row level security;
alter table attributes no force row level security;
do $$
declare
  company_id uuid;
begin
  for company_id in select id from companies loop
    perform define_used_attributes(company_id);
  end loop;
end
$$;
alter table products force row level security;
alter table attributes force row level security;
