-- With the compatibility, so that the list of these products is counted from the index alone.
drop index products_without_fitment;
create index products_without_fitment on products (company_id, id) include (compatibility)
  where archived_at is null and (compatibility = 'unknown' or (compatibility = 'listed' and not published));
