-- Money that leaves: withdrawals of users, and payouts to suppliers. The bank is outside, as a gateway is.
alter table wallet.account
  drop constraint account_code_check,
  add constraint account_code_check check (
    code ~ '^(user:[0-9]+:(available|held)|(gateway:[a-z0-9-]+|bank):clearing|platform:[a-z]+|supplier:[0-9]+:payable)$');

-- What an owner takes out of a wallet; the row is written with the posting that it justifies.
create table wallet.withdrawal (
  id             bigint primary key generated always as identity,
  -- The owner of the wallet and of the bank account, and the person who asked: the owner, or finance of their company.
  user_id        integer not null check (user_id > 0),
  requested_by   integer not null check (requested_by > 0),
  amount_rial    bigint not null check (amount_rial > 0),
  -- ISO 13616: the remainder by 97 is 1.
  sheba          text not null check (case when sheba ~ '^IR[0-9]{24}$'
                   then (substr(sheba, 5) || '1827' || substr(sheba, 3, 2))::numeric % 97 = 1 end is true),
  holder_name    text not null check (holder_name <> ''),
  state          text not null check (state in ('Requested', 'Sent', 'Settled', 'Failed', 'Cancelled')),
  failure_reason text check ((failure_reason is not null) = (state = 'Failed')),
  created_at     timestamptz not null,
  sent_at        timestamptz,
  settled_at     timestamptz,
  returned_at    timestamptz check ((returned_at is not null) = (state in ('Failed', 'Cancelled')))
);

create index withdrawal_user on wallet.withdrawal (user_id, id desc);
create index withdrawal_requested on wallet.withdrawal (id) where state = 'Requested';

-- Where a supplier is paid.
create table wallet.supplier_account (
  supplier_id integer primary key check (supplier_id > 0),
  sheba       text not null check (case when sheba ~ '^IR[0-9]{24}$'
                then (substr(sheba, 5) || '1827' || substr(sheba, 3, 2))::numeric % 97 = 1 end is true),
  set_by      integer not null check (set_by > 0),
  set_at      timestamptz not null
);

-- Transfers that are given to the bank together.
create table wallet.payout_batch (
  id         bigint primary key generated always as identity,
  kind       text not null check (kind in ('suppliers', 'withdrawals')),
  -- What follows from the results of its rows is not stored.
  state      text not null check (state in ('Draft', 'Sent', 'Cancelled')),
  created_by integer not null check (created_by > 0),
  created_at timestamptz not null,
  sent_at    timestamptz check ((sent_at is not null) = (state = 'Sent'))
);

create table wallet.payout_row (
  id             bigint primary key generated always as identity,
  batch_id       bigint not null references wallet.payout_batch (id),
  supplier_id    integer check (supplier_id > 0),
  withdrawal_id  bigint references wallet.withdrawal (id),
  amount_rial    bigint not null check (amount_rial > 0),
  sheba          text not null,
  holder_name    text not null check (holder_name <> ''),
  state          text not null check (state in ('Draft', 'Sent', 'Settled', 'Failed', 'Returned', 'Cancelled')),
  bank_reference text check (bank_reference <> ''),
  failure_reason text check (failure_reason <> ''),
  ended_at       timestamptz,
  check ((supplier_id is null) <> (withdrawal_id is null))
);

create index payout_row_batch on wallet.payout_row (batch_id, id);
create index payout_row_supplier on wallet.payout_row (supplier_id, id desc) where supplier_id is not null;
-- What is on its way is in no second batch.
create unique index payout_row_open_supplier on wallet.payout_row (supplier_id) where state in ('Draft', 'Sent');
create unique index payout_row_open_withdrawal on wallet.payout_row (withdrawal_id) where state in ('Draft', 'Sent');
