-- The cleanup keeps the last 20 revisions of each product and looks at no product that has fewer.
create index products_changed_often on products (company_id, id) where revision > 20;
