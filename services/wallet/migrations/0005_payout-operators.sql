-- Which operators sent a batch, gave it up, and recorded what the bank did with its rows; null in rows from before, and
-- for results of the demo's simulated bank.
alter table wallet.payout_batch
  add column sent_by integer check (sent_by > 0),
  add column cancelled_by integer check (cancelled_by > 0),
  add check (sent_by is null or state = 'Sent'),
  add check (cancelled_by is null or state = 'Cancelled');

alter table wallet.payout_row
  add column recorded_by integer check (recorded_by > 0);
