-- A transaction that an operator has reversed, with the transaction that did it: each is reversed once.
create table wallet.reversal (
  transaction_id bigint primary key references wallet.transaction (id),
  reversal_id    bigint not null unique references wallet.transaction (id) check (reversal_id <> transaction_id),
  reason         text not null check (btrim(reason) <> ''),
  operator       text not null check (btrim(operator) <> ''),
  reversed_at    timestamptz not null
);
