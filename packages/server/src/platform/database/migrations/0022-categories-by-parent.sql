-- Each category names those right below it; without this, all of a company's were read for each one.
create index categories_by_parent on categories (company_id, parent_id);
