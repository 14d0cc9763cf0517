-- Questions and reviews are counted per customer.
create index questions_by_customer on questions (company_id, customer_id);
create index reviews_by_customer on reviews (company_id, customer_id);
