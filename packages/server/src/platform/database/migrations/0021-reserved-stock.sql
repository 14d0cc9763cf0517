-- What is set aside for an accepted offer has left the shelf and is not sold yet; it is sold, or comes back.
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('received', 'ordered', 'cancelled', 'counted', 'reserved', 'released'));

-- What has run out is looked for every few minutes.
create index bids_running on bids (company_id, expires_at)
  where state in ('open', 'countered') or (state = 'accepted' and order_id is null);
