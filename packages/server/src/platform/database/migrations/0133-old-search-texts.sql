-- Search texts have a fifth line, the measures of attributes. The job that adds it finds the products that lack it.
create index products_with_old_search_text on products (company_id, id)
  where search_text not like E'%\n%\n%\n%\n%';
