-- The list of orders by how they were paid or where they were placed, which scanned all orders for a rare value.
create index orders_by_payment on orders (company_id, payment, number desc);
create index orders_by_channel on orders (company_id, channel, number desc);
