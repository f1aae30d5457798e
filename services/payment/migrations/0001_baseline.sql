-- Payments and their attempts at a gateway. A status changes through payment.move() alone.

create table payment.payment (
  id                  integer primary key generated always as identity,
  -- Who pays, and whose wallet the money goes through.
  user_id             integer not null,
  wallet_user_id      integer not null,
  purpose             text not null check (purpose in ('walletCharge', 'tradeRequest', 'membership')),
  purpose_id          integer not null check (purpose_id > 0),
  amount_rial         bigint not null check (amount_rial > 0),
  method              text check (method in ('wallet', 'online', 'mixed')),
  status              text not null default 'Created' check (status in (
                        'Created', 'RedirectedToGateway', 'CallbackReceived', 'VerifyPending', 'Verified', 'Settled',
                        'Failed', 'Cancelled', 'Expired', 'Refunded')),
  -- The part of a mixed payment that is held in the wallet while the user is at the gateway.
  held_rial           bigint not null default 0 check (held_rial >= 0),
  -- True once the purpose is gone: nothing may be paid any more.
  is_closed           boolean not null default false,
  -- The user cancelled while a gateway could still report a success.
  cancel_requested_at timestamptz,
  -- Why it failed: gateway_unavailable, not_paid, unverified…
  failure             text,
  created_at          timestamptz not null,
  -- When the current attempt expires.
  expires_at          timestamptz,
  verified_at         timestamptz
);

create index payment_user on payment.payment (user_id, id desc);

create index payment_purpose on payment.payment (purpose, purpose_id, id desc);

create index payment_unsettled on payment.payment (verified_at) where status = 'Verified';

create table payment.online_payment (
  id           integer primary key generated always as identity,
  payment_id   integer not null references payment.payment (id),
  gateway_id   text not null,
  attempt_no   integer not null check (attempt_no between 1 and 5),
  -- What the gateway is asked for, and what the wallet pays beside it.
  amount_rial  bigint not null check (amount_rial > 0),
  wallet_rial  bigint not null check (wallet_rial >= 0),
  status       text not null default 'Created',
  return_path  text not null check (return_path ~ '^/'),
  -- Written before the gateway is asked, so that a crash cannot lose the attempt.
  requested_at timestamptz not null,
  authority    text,
  redirect_url text,
  callback_at  timestamptz,
  ref_number   text,
  card_masked  text,
  verified_at  timestamptz,
  failure      text,
  unique (payment_id, attempt_no),
  unique (gateway_id, authority)
);

-- One row per transition; a trigger refuses changes.
create table payment.event (
  id                integer primary key generated always as identity,
  payment_id        integer not null references payment.payment (id),
  online_payment_id integer references payment.online_payment (id),
  move              text not null,
  actor             text not null check (actor in ('buyer', 'gateway', 'system', 'owner')),
  from_status       text,
  to_status         text not null,
  at                timestamptz not null,
  reason            text
);

create index event_payment on payment.event (payment_id, id);

-- Orders of the demo's own gateway. They are not money, and only the gateway's adapter reads them.
create table payment.sandbox_order (
  authority    text primary key,
  amount_rial  bigint not null check (amount_rial > 0),
  description  text not null,
  callback_url text not null,
  state        text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled')),
  -- Until then the gateway does not respond about this order.
  silent_until timestamptz,
  verified_at  timestamptz,
  ref_number   text,
  created_at   timestamptz not null
);
