-- Search texts have a sixth line, the values of attributes, and more measures in the fifth. The job rewrites those without.
create index products_with_older_search_text on products (company_id, id)
  where search_text not like E'%\n%\n%\n%\n%\n%';
-- Last: it keeps readers out until the migration ends.
drop index products_with_old_search_text;
