-- Reconciliation: a payment is settled once its gateway has reported it, and what differs waits for an operator.

alter table payment.online_payment
  -- When a report of the gateway named the attempt as paid, with our amount.
  add column settled_at timestamptz;

create index online_payment_day on payment.online_payment (gateway_id, requested_at);

create index online_payment_unsettled on payment.online_payment (gateway_id, requested_at)
  where verified_at is not null and settled_at is null;

create index online_payment_pending on payment.online_payment (gateway_id)
  where verified_at is null and status in ('CallbackReceived', 'VerifyPending');

-- It served a timer that settled payments by their age.
drop index payment.payment_unsettled;

-- One day of one gateway, by the calendar of Tehran. A later pass over the same day continues its row.
create table payment.reconciliation_run (
  gateway_id     text not null,
  day            date not null,
  started_at     timestamptz not null,
  -- An instance works on the day until then; afterwards another one may take it over.
  leased_until   timestamptz,
  -- The end of the last pass in which the gateway reported on every attempt; null: the day is looked at again.
  completed_at   timestamptz,
  -- Why the last pass has no result.
  failure        text,
  -- Of the last pass: our attempts, rows of the report, attempts on which the gateway did not respond.
  attempt_count  integer not null default 0,
  reported_count integer not null default 0,
  unclear_count  integer not null default 0,
  -- Of all passes: attempts that were settled, and successes that were booked because they had been missed.
  settled_count  integer not null default 0,
  posted_count   integer not null default 0,
  primary key (gateway_id, day)
);

create table payment.reconciliation_difference (
  id            bigint primary key generated always as identity,
  gateway_id    text not null,
  -- The day whose pass saw it first, and whose passes look at it again.
  day           date not null,
  kind          text not null check (kind in (
                  'missing_at_gateway', 'unknown_here', 'amount_differs', 'success_not_posted', 'posted_not_reported')),
  authority     text not null,
  attempt_id    bigint references payment.online_payment (id),
  -- Null where a side does not know the attempt, or does not name its amount.
  ours_status   text,
  ours_rial     bigint,
  theirs_status text,
  theirs_rial   bigint,
  theirs_ref    text,
  first_seen_at timestamptz not null,
  resolved_at   timestamptz,
  resolved_by   text check (resolved_by in ('reconciliation', 'operator')),
  resolution    text check (resolution <> ''),
  constraint difference_resolution check (num_nulls(resolved_at, resolved_by, resolution) in (0, 3)),
  unique (gateway_id, authority, kind),
  foreign key (gateway_id, day) references payment.reconciliation_run (gateway_id, day)
);

create index difference_open on payment.reconciliation_difference (gateway_id, day) where resolved_at is null;

-- Two sandboxes share the table of orders.
alter table payment.sandbox_order
  add column gateway_id text not null default 'sandbox',
  -- When the visitor paid, failed or gave up.
  add column ended_at timestamptz;

update payment.sandbox_order set
  gateway_id = coalesce(substring(callback_url from '/gateways/([a-z0-9-]+)/callback'), 'sandbox'),
  ended_at = case when state <> 'open' then coalesce(verified_at, created_at) end;

alter table payment.sandbox_order alter column gateway_id drop default;

create index sandbox_order_day on payment.sandbox_order (gateway_id, created_at);

-- Deliberate errors of the sandbox's settlement files, for tests: an order that a file leaves out, or names with another
-- amount.
create table payment.sandbox_report_error (
  authority   text primary key references payment.sandbox_order (authority),
  is_missing  boolean not null default false,
  amount_rial bigint check (amount_rial > 0)
);
