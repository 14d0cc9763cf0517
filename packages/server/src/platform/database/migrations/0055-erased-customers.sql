-- Deleting an account empties the customer of its orders, reviews and questions itself (privacy/erase-customer.ts): a
-- distributed database has no such action of a foreign key that begins with the company.
alter table reviews drop constraint reviews_company_id_customer_id_fkey;
alter table reviews add foreign key (company_id, customer_id) references customers (company_id, id);
alter table questions drop constraint questions_company_id_customer_id_fkey;
alter table questions add foreign key (company_id, customer_id) references customers (company_id, id);
alter table orders drop constraint orders_company_id_customer_id_fkey;
alter table orders add foreign key (company_id, customer_id) references customers (company_id, id);
