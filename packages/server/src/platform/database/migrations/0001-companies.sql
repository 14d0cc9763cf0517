-- Roles. Requests run as shop_app (one company at a time) or shop_reader (published goods, nothing else).
-- Roles belong to the whole server, so another database of it may have made them already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_app') then
    create role shop_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not exists (select from pg_roles where rolname = 'shop_reader') then
    create role shop_reader nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  execute format('grant shop_app to %I', current_user);
  execute format('grant shop_reader to %I', current_user);
exception
  -- Two databases of one server migrated at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;

create extension if not exists unaccent;
create extension if not exists pg_trgm;

revoke create on schema public from public;
grant usage on schema public to shop_app, shop_reader;

/* The company that this transaction works for; null outside `together`. */
create function current_company() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.company', true), '')::uuid $$;

/* Walls a tenant table: its rows are seen and written only from inside their own company, by the owner too. */
create procedure wall(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_company on %s to shop_app using (company_id = current_company()) with check (company_id = current_company())',
    tenant_table);
  execute format('grant select, insert, update, delete on %s to shop_app', tenant_table);
end
$$;

/* Lets the read path see the rows of a walled table that are on show. */
create procedure show_in_catalogue(tenant_table regclass, on_show text default 'true')
  language plpgsql
  as $$
begin
  execute format('create policy on_show on %s for select to shop_reader using (%s)', tenant_table, on_show);
end
$$;

create table companies (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,63}$'),
  created_at timestamptz not null default now()
);
create table company_hosts (
  host text primary key check (host = lower(host)),
  company_id uuid not null references companies on delete cascade
);
grant select on companies, company_hosts to shop_app, shop_reader;

create table company_settings (
  company_id uuid primary key references companies on delete cascade,
  titulo text not null,
  logotipo text,
  telefone text not null default '',
  email text not null default '',
  rua text not null default '',
  numero text not null default '',
  bairro text not null default '',
  cidade text not null default '',
  uf text not null default '',
  cep text not null default '',
  facebook text,
  twitter text,
  instagram text,
  header text not null default 'spaceship-one',
  header_mobile text not null default 'one',
  cor_padrao text not null default 'theme-red',
  whatsapp text,
  contato_mensagem text not null default '',
  razao_social text not null default '',
  cnpj text not null default '',
  pix_key text,
  pix_name text,
  pix_city text,
  offers_pix boolean generated always as (pix_key is not null) stored
);
call wall('company_settings');
call show_in_catalogue('company_settings');
grant select (company_id, titulo, logotipo, telefone, email, rua, numero, bairro, cidade, uf, cep, facebook, twitter,
  instagram, header, header_mobile, cor_padrao, whatsapp, contato_mensagem, razao_social, cnpj, offers_pix)
  on company_settings to shop_reader;

-- One row a company, moved by every write that a page could show.
create table catalogue_versions (
  company_id uuid primary key references companies on delete cascade,
  version bigint not null default 1
);
call wall('catalogue_versions');
call show_in_catalogue('catalogue_versions');
grant select on catalogue_versions to shop_reader;

/* Moves a company's catalogue version once in a transaction, and tells every process when it commits. */
create function move_catalogue_version(company uuid) returns void
  language plpgsql
  as $$
declare
  this_transaction text := pg_current_xact_id()::text || '/' || company::text;
  moved_to bigint;
begin
  if current_setting('app.version_moved', true) = this_transaction then
    return;
  end if;
  perform set_config('app.version_moved', this_transaction, true);
  insert into catalogue_versions (company_id) values (company)
    on conflict (company_id) do update set version = catalogue_versions.version + 1
    returning version into moved_to;
  perform pg_notify('catalogue', company || '/' || moved_to);
end
$$;

create function catalogue_written() returns trigger
  language plpgsql
  as $$
begin
  perform move_catalogue_version(touched.company_id) from (select distinct company_id from written) as touched;
  return null;
end
$$;

/* From now on, every write of this table moves the version of the companies whose rows it touched. */
create procedure watch_catalogue(tenant_table regclass)
  language plpgsql
  as $$
begin
  execute format('create trigger catalogue_inserted after insert on %s referencing new table as written
    for each statement execute function catalogue_written()', tenant_table);
  execute format('create trigger catalogue_updated after update on %s referencing new table as written
    for each statement execute function catalogue_written()', tenant_table);
  execute format('create trigger catalogue_deleted after delete on %s referencing old table as written
    for each statement execute function catalogue_written()', tenant_table);
end
$$;
call watch_catalogue('company_settings');

create function directory_written() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('directory', '');
  return null;
end
$$;
create trigger directory_written after insert or update or delete on companies
  for each statement execute function directory_written();
create trigger directory_written after insert or update or delete on company_hosts
  for each statement execute function directory_written();
