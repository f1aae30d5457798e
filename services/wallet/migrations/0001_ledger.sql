-- Append-only double entry. Whole rial. Every change of money goes through wallet.post().

create table wallet.account (
  id              integer primary key generated always as identity,
  -- user:{id}:available, user:{id}:held, gateway:{id}:clearing, platform:fees, supplier:{id}:payable
  code            text not null unique check (code ~ '^(user:[0-9]+:(available|held)|gateway:[a-z0-9-]+:clearing|platform:[a-z]+|supplier:[0-9]+:payable)$'),
  owner_user_id   integer,
  -- Money enters and leaves through a gateway, so its account runs below zero by what is inside.
  is_outside      boolean not null,
  balance_rial    bigint not null default 0,
  constraint account_not_overdrawn check (is_outside or balance_rial >= 0)
);

create index account_owner on wallet.account (owner_user_id) where owner_user_id is not null;

create table wallet.transaction (
  id              integer primary key generated always as identity,
  idempotency_key text not null unique check (idempotency_key <> ''),
  -- What was asked for under the key; the same key with something else is refused.
  request_hash    text not null,
  type            text not null check (type in (
                    'Charge', 'Payment', 'Hold', 'Release', 'Refund', 'Withdrawal', 'MembershipFee', 'Adjustment')),
  description     text not null check (description <> ''),
  tracking_code   text not null unique check (tracking_code <> ''),
  created_at      timestamptz not null
);

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

create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'wallet.% is append-only: correct it by a reversal', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on wallet.transaction
  for each statement execute function wallet.refuse_change();
create trigger append_only before update or delete or truncate on wallet.entry
  for each statement execute function wallet.refuse_change();
create trigger append_only before update or delete or truncate on wallet.statement_line
  for each statement execute function wallet.refuse_change();
create trigger no_delete before delete or truncate on wallet.account
  for each statement execute function wallet.refuse_change();

-- Looked at when the transaction ends, when all its entries are there.
create function wallet.check_transaction() returns trigger language plpgsql as $$
declare
  v_id integer := case tg_table_name when 'transaction' then (to_jsonb(new) ->> 'id')::int
                                     else (to_jsonb(new) ->> 'transaction_id')::int end;
  v_sum numeric;
  v_count integer;
begin
  select coalesce(sum(amount_rial), 0), count(*) into v_sum, v_count from wallet.entry where transaction_id = v_id;
  if v_sum <> 0 or v_count < 2 then
    raise exception 'transaction % is not balanced: % entries with the sum %', v_id, v_count, v_sum
      using errcode = 'check_violation', constraint = 'transaction_balanced';
  end if;
  return null;
end $$;

create constraint trigger transaction_balanced after insert on wallet.transaction
  deferrable initially deferred for each row execute function wallet.check_transaction();
create constraint trigger transaction_balanced after insert on wallet.entry
  deferrable initially deferred for each row execute function wallet.check_transaction();

-- A balance is the one after the account's latest entry, never a figure that someone wrote.
create function wallet.check_balance() returns trigger language plpgsql as $$
declare
  v_account wallet.account;
  v_after bigint;
begin
  select * into v_account from wallet.account where id = new.id;
  select balance_after_rial into v_after from wallet.entry where account_id = new.id order by id desc limit 1;
  if v_account.balance_rial <> coalesce(v_after, 0) then
    raise exception 'the balance of account % is not backed by its entries', new.code
      using errcode = 'check_violation', constraint = 'account_backed';
  end if;
  return null;
end $$;

create constraint trigger account_backed after insert or update on wallet.account
  deferrable initially deferred for each row execute function wallet.check_balance();
