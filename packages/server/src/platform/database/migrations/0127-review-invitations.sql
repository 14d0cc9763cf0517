-- One mail an order, some days after its delivery. Set also for an order of which nothing is left to review.
alter table orders add column review_invited_at timestamptz;
create index order_steps_completed on order_steps (company_id, at) where status_code = 2;

-- Since when the customer wants no such mail.
alter table customers add column review_mails_declined_at timestamptz;
