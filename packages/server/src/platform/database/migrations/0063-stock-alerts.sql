-- Who wants to know when a product can be bought again. A row is deleted with its one mail.
create table stock_alerts (
  company_id uuid not null references companies on delete cascade,
  product_id uuid not null,
  email text not null,
  -- Of the link that deletes all alerts of this address.
  secret_hash bytea not null,
  created_at timestamptz not null,
  primary key (company_id, product_id, email)
);
create index stock_alerts_secret on stock_alerts (company_id, secret_hash);
create index stock_alerts_email on stock_alerts (company_id, email);
call enable_tenant_rls('stock_alerts');
alter table stock_alerts add foreign key (company_id, product_id) references products (company_id, id) on delete cascade;
