-- Who knows an order's token sees the order, who knows a newsletter's secret confirms or leaves: the database keeps the hash
-- alone. The owner writes rows of every company here.
alter table orders no force row level security;
alter table orders add column token_hash bytea;
update orders set token_hash = sha256(convert_to(token, 'UTF8'));
alter table orders alter column token_hash set not null;
alter table orders drop column token;
alter table orders add unique (company_id, token_hash);
alter table orders force row level security;

alter table newsletter_addresses no force row level security;
alter table newsletter_addresses add column secret_hash bytea;
update newsletter_addresses set secret_hash = sha256(convert_to(secret, 'UTF8'));
alter table newsletter_addresses alter column secret_hash set not null;
alter table newsletter_addresses drop column secret;
alter table newsletter_addresses add unique (company_id, secret_hash);
alter table newsletter_addresses force row level security;

-- Kept answers to checkouts held the token as well.
alter table idempotency_keys no force row level security;
update idempotency_keys set answer = answer - 'token' where jsonb_typeof(answer) = 'object' and answer ? 'token';
alter table idempotency_keys force row level security;
