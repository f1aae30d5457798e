-- An append-only double-entry ledger in whole rial. Every change of money goes through wallet.write_posting().

create table wallet.account (
  id              integer primary key generated always as identity,
  -- user:{id}:available, user:{id}:held, gateway:{id}:clearing, platform:fees, supplier:{id}:payable
  code            text not null unique check (code ~ '^(user:[0-9]+:(available|held)|gateway:[a-z0-9-]+:clearing|platform:[a-z]+|supplier:[0-9]+:payable)$'),
  owner_user_id   integer,
  -- Money enters and leaves through a gateway, so the account of a gateway is below zero by what is inside.
  is_outside      boolean not null,
  balance_rial    bigint not null default 0,
  constraint account_not_overdrawn check (is_outside or balance_rial >= 0)
)
-- Every posting locks and updates its accounts: with room on the page an update writes no index.
with (fillfactor = 50);

create index account_owner on wallet.account (owner_user_id) where owner_user_id is not null;

create table wallet.transaction (
  id              integer primary key generated always as identity,
  idempotency_key text not null unique check (idempotency_key <> ''),
  -- Hash of the request under the key; the same key with another request is refused.
  request_hash    text not null,
  type            text not null check (type in (
                    'Charge', 'Payment', 'Hold', 'Release', 'Refund', 'Withdrawal', 'MembershipFee', 'Adjustment')),
  description     text not null check (description <> ''),
  tracking_code   text not null unique check (tracking_code <> ''),
  created_at      timestamptz not null,
  -- What the transaction belongs to, in the schemas payment and trade.
  payment_id       integer check (payment_id > 0),
  trade_request_id integer check (trade_request_id > 0)
);

create index transaction_payment on wallet.transaction (payment_id) where payment_id is not null;
create index transaction_trade_request on wallet.transaction (trade_request_id) where trade_request_id is not null;

-- Tracking codes of transactions without one from outside. It restarts when the ledger is emptied.
create sequence wallet.tracking_number start 900001 owned by wallet.transaction.tracking_code;

create table wallet.entry (
  id                 integer primary key generated always as identity,
  transaction_id     integer not null references wallet.transaction (id),
  account_id         integer not null references wallet.account (id),
  -- Above zero: money comes into the account.
  amount_rial        bigint not null check (amount_rial <> 0),
  balance_after_rial bigint not null,
  unique (transaction_id, account_id)
);

create index entry_account on wallet.entry (account_id, id desc);

-- A transaction as one user's statement shows it.
create table wallet.statement_line (
  id                   integer primary key generated always as identity,
  transaction_id       integer not null references wallet.transaction (id),
  user_id              integer not null,
  direction            text not null check (direction in ('in', 'out')),
  amount_rial          bigint not null check (amount_rial > 0),
  balance_after_rial   bigint not null check (balance_after_rial >= available_after_rial),
  available_after_rial bigint not null check (available_after_rial >= 0),
  unique (transaction_id, user_id)
);

create index statement_line_user on wallet.statement_line (user_id, id desc);

-- What was held for a trade request, and how much of it still is.
create table wallet.trade_hold (
  request_id     integer primary key check (request_id > 0),
  user_id        integer not null,
  amount_rial    bigint not null check (amount_rial > 0),
  remaining_rial bigint not null,
  held_at        timestamptz not null,
  constraint trade_hold_enough check (remaining_rial between 0 and amount_rial)
);

-- Roles other than the owner have no rights on the ledger.
revoke all on all tables in schema wallet from public;
