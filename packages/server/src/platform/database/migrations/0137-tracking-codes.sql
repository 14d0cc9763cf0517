-- Codes of the Correios as rules/tracking-link keeps them: in capitals, without separators.
alter table orders no force row level security;
update orders set tracking = upper(regexp_replace(tracking, '[[:space:]./-]', '', 'g'))
  where tracking <> ''
    and regexp_replace(tracking, '[[:space:]./-]', '', 'g') ~* '^[a-z]{2}[0-9]{9}[a-z]{2}$'
    and tracking !~ '^[A-Z]{2}[0-9]{9}[A-Z]{2}$';
alter table orders force row level security;
