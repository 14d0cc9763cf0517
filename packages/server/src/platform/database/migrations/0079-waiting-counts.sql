-- What waits for an answer, for the counts of the admin's menu.
create index questions_unanswered on questions (company_id, created_at) where answered_at is null;
create index bids_open on bids (company_id, created_at) where state = 'open';
