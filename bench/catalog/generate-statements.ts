/** Scratch tables: templates of products, and one chunk of drawn products. */
export const CREATE_SCRATCH_TABLES = `
  create schema scratch;
  create unlogged table scratch.category (company int, no int, id uuid, parent int, name text, slug text, tokens text);
  create unlogged table scratch.brand (no int primary key, name text, slug text, tokens text);
  create unlogged table scratch.part (no int primary key, name text, slug text, tokens text, leaf int, middle int, top int,
    type text, material int, code text);
  create unlogged table scratch.family (no int primary key, name text, slug text, tokens text, make text, first int, last int);
  create unlogged table scratch.draw (company_id uuid, n int, id uuid, sku text, part_number text, part int, brand int,
    family int, motor int, price bigint, reduced float, stars float, reviews int, created_at timestamptz, published bool,
    fitments int, color bool, mark text);
  create function scratch.id_of(at timestamptz, mark text) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(mark, 1, 3) || '8'
      || substr(mark, 4, 3) || substr(mark, 7, 12))::uuid $$;
  -- A Zipf-distributed number from 0 to count - 1.
  create function scratch.skewed(count int) returns int language sql volatile as $$
    select least(count, floor(exp(random() * ln(count + 1)))::int) - 1 $$;`;

export const INSERT_COMPANY = `
  with made as (
    insert into companies (id, slug) values ($1, $2)
  )
  insert into company_settings (company_id, titulo, cidade, uf, razao_social) values ($1, $3, 'Goiânia', 'GO', $3)`;

export const INSERT_CATEGORIES = `
  with made as (
    insert into scratch.category select $2::int, no, scratch.id_of('2023-01-01', md5($1::uuid::text || '/category/' || no)), parent, name,
      slug, tokens from json_to_recordset($3::json) as given (no int, parent int, name text, slug text, tokens text)
    returning *
  )
  insert into categories (company_id, id, slug, name, parent_id, layout, position)
  select $1::uuid, made.id, made.slug, made.name,
    case when made.parent is not null then scratch.id_of('2023-01-01', md5($1::uuid::text || '/category/' || made.parent)) end,
    'products', made.no
  from made order by made.no`;

export const INSERT_PRODUCT_TYPES = `
  insert into product_types (company_id, id, slug, name, attribute_groups)
  select $1::uuid, scratch.id_of('2023-01-01', md5($1::uuid::text || '/type/' || type)), type, initcap(replace(type, '-', ' ')),
    '[{"slug":"general","name":"Geral","attributes":["origin","material","motor-type","voltage","weight"]}]'
  from (select distinct type from scratch.part) as types`;

export const INSERT_VEHICLES = `
  insert into vehicles (id, type, make_code, make, model_code, model, family, year, year_code, fuel, engine, cod_fipe)
  select scratch.id_of('2020-01-01', md5(family.no || '/' || version || '/' || year)), 1,
    (1 + family.no % 16)::text, family.make, (1000 + family.no * 10 + version)::text,
    family.name || ' ' || engine || case when version % 2 = 0 then ' Flex' else ' Aut.' end || ' ' || version, family.name, year,
    year || '-1', case when engine like '%Diesel' then 'Diesel' else 'Gasolina' end, engine,
    lpad((family.no * 10 + version)::text, 6, '0') || '-' || (family.no % 10)
  from scratch.family, generate_series(1, 5) as version, generate_series(first, last) as year,
    lateral (select ($1::text[])[1 + (family.no + version * 3) % array_length($1::text[], 1)] as engine) as engines`;

/** Parameters: company, its number, from, to, products in all, its brands, parts, brands, families, engines. */
export const DRAW_PRODUCTS = `
  insert into scratch.draw
  select $1::uuid, n, scratch.id_of(created_at, mark), 'PC-' || lpad(n::text, 7, '0'),
    part.code || '-' || lpad(((n::bigint * 7919 + $2::int::bigint * 104729) % 1000003)::text, 6, '0') || '-' || chr(65 + n % 26),
    drawn.part, (brand * 37 + $2::int * 11) % $8::int, family, motor,
    greatest(5, round((12 + (drawn.part * 7919) % 900) * exp(1.4 * (random() + random() + random() - 1.5))))::bigint * 100 - 10,
    case when random() < 0.18 then 1.05 + random() * 0.6 end, 2.6 + random() * 2.4,
    case when random() < 0.4 then scratch.skewed(200) + 1 else 0 end, created_at, random() < 0.985,
    case n % 4 when 0 then 0 when 1 then 2 + (n / 4) % 19 when 2 then 1 + (n / 4) % 17
      else 37 - (n / 4) % 19 - (n / 4) % 17 end, random() < 0.1, mark
  from (
    select n, scratch.skewed($7::int) as part, scratch.skewed($6::int) as brand, scratch.skewed($9::int) as family,
      floor(random() * $10::int)::int as motor, md5($2::int::text || '/' || n) as mark,
      timestamptz '2023-01-02' + interval '1 day' * (1000.0 * n / $5::int) as created_at
    from generate_series($3::int, $4::int) as n offset 0
  ) as drawn join scratch.part on part.no = drawn.part`;

export const INSERT_PRODUCTS = `
  insert into products (company_id, id, slug, sku, part_number, normalized_part_number, name, price, compare_at_price, when_out,
    compatibility, brand, type_id, images, badges, options, attributes, tags, excerpt, description, search_text, rating_sum,
    rating_count, featured, published, created_at)
  select company_id, draw.id, part.slug || '-' || family.slug || '-' || lower(sku), sku, part_number,
    replace(part_number, '-', ''), part.name || ' ' || family.name || ' ' || motors.motor || ' ' || brand.name, price,
    ceil(price * reduced / 100)::bigint * 100 + 90, case when n % 9 = 0 then 'on-backorder' else 'out-of-stock' end,
    case when fitments > 0 then 'listed' when n % 8 = 0 then 'all' else 'unknown' end, brand.slug,
    scratch.id_of('2023-01-01', md5(company_id::text || '/type/' || type)),
    jsonb_build_array('/pictures/' || type || '-1.svg', '/pictures/' || type || '-2.svg'),
    case when n % 20 = 0 then '["hot"]'::jsonb else '[]' end,
    case when color then $2::jsonb else '[]' end,
    jsonb_build_array(
      jsonb_build_object('slug', 'origin', 'name', 'Origem', 'featured', true, 'values', jsonb_build_array(
        case when n % 5 = 0 then '{"slug":"importado","name":"Importado"}'::jsonb else '{"slug":"nacional","name":"Nacional"}' end)),
      jsonb_build_object('slug', 'material', 'name', 'Material', 'featured', true, 'values', jsonb_build_array(
        ($3::jsonb -> ((material + n % 3) % jsonb_array_length($3::jsonb))) - 'tokens')),
      jsonb_build_object('slug', 'motor-type', 'name', 'Motor', 'featured', true, 'values', jsonb_build_array(($4::jsonb -> draw.motor) - 'tokens')),
      jsonb_build_object('slug', 'weight', 'name', 'Peso', 'featured', false, 'values', jsonb_build_array(
        jsonb_build_object('slug', n % 90 || 'kg', 'name', n % 90 || ' kg')))),
    jsonb_build_array(type), part.name || ' para ' || family.make || ' ' || family.name || ' ' || motors.motor || '.',
    part.name || ' da marca ' || brand.name || ', feito para ' || family.make || ' ' || family.name || ' ' || motors.motor
      || ' de ' || family.first || ' a ' || family.last || '. Confira o código ' || part_number
      || ' antes de comprar. Produto de demonstração: nem a marca nem a peça existem. Garantia de três meses.',
    concat_ws(E'\\n', concat_ws(' ', part.tokens, family.tokens, motors.tokens, brand.tokens), brand.tokens,
      lower(regexp_replace(replace(part_number, '-', ' '), ' .$', '')),
      concat_ws(' ', leaf.tokens, top.tokens), '',
      case when n % 5 = 0 then '#importado ' else '#nacional ' end
        || regexp_replace($3::jsonb -> ((material + n % 3) % jsonb_array_length($3::jsonb)) ->> 'tokens', '(^| )', '\\1#', 'g')),
    round(stars * reviews), reviews, n % 200 = 0, published, created_at
  from scratch.draw join scratch.part on part.no = draw.part join scratch.brand on brand.no = draw.brand
  join scratch.family on family.no = draw.family join scratch.category leaf on leaf.company = $1 and leaf.no = part.leaf
  join scratch.category top on top.company = $1 and top.no = part.top,
    lateral (select $4::jsonb -> draw.motor ->> 'name' as motor, $4::jsonb -> draw.motor ->> 'tokens' as tokens) as motors
  order by n`;

export const INSERT_CATEGORY_LINKS = `
  insert into product_categories (company_id, category_id, product_id, direct, position, published)
  select company_id, category.id, draw.id, category.no = part.leaf, 0, published
  from scratch.draw join scratch.part on part.no = draw.part
  join scratch.category on category.company = $1 and category.no in (part.leaf, part.middle, part.top)
  order by category.id, draw.id`;

export const INSERT_FITMENTS = `
  insert into fitments (company_id, id, product_id, vehicle_type, make, family, year_from, year_to, fuel, engine, position,
    quantity, note, source)
  select company_id, scratch.id_of(created_at + interval '1 ms' * at, md5(mark || at)), draw.id, 1, make, name, from_year,
    least(last, from_year + drawn.years), null, case when drawn.chance < 0.3 then ($1::text[])[1 + (drawn.years * 5 + at) % array_length($1, 1)] end,
    case at % 3 when 0 then 'Dianteira' when 1 then 'Traseira' end, 1 + at % 2,
    case when drawn.chance > 0.95 then 'Confira a medida antes de comprar.' end, 'Catálogo do fabricante'
  from (
    select draw.*, at, case when at = 1 then draw.family else scratch.skewed($2) end as served, random() as chance,
      (random() * 9)::int as years, random() as begun
    from scratch.draw, generate_series(1, fitments) as at offset 0
  ) as drawn
  join scratch.family on family.no = served,
    lateral (select first + (begun * (last - first))::int as from_year) as begins,
    lateral (select drawn.id) as draw`;

export const INSERT_STOCK = `
  insert into stock (company_id, product_id, on_hand, sold)
  select company_id, id, case when n % 12 = 0 then 0 else 1 + n % 40 end, scratch.skewed(500) from scratch.draw`;
