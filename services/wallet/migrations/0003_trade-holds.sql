-- What a posting belongs to, and the postings that the other services ask for.

alter table wallet.transaction
  add column payment_id       integer check (payment_id > 0),
  add column trade_request_id integer check (trade_request_id > 0);

create index transaction_payment on wallet.transaction (payment_id) where payment_id is not null;
create index transaction_trade_request on wallet.transaction (trade_request_id) where trade_request_id is not null;

-- Tracking codes of postings that nobody gave one; it starts over when the ledger is emptied.
create sequence wallet.tracking_number start 900001 owned by wallet.transaction.tracking_code;

-- Makes the accounts that are missing and locks all of them in the order of their ids. Whoever posts more than once in
-- a transaction locks everything first, or two of them could wait for each other.
create function wallet.lock_accounts(p_codes text[]) returns void language plpgsql as $$
begin
  perform wallet.ensure_accounts(p_codes);
  perform from wallet.account where code = any(p_codes) order by id for update;
end $$;

-- Posts one transaction, once per key, with what it belongs to. p_legs: [{"account": "user:1:available", "amountRial":
-- -5000}, …], their sum is zero. The key, the entries and the balances stand or fall together.
create function wallet.post_for(
  p_key text, p_type text, p_description text, p_tracking_code text, p_at timestamptz, p_legs jsonb,
  p_payment integer, p_request integer
) returns integer language plpgsql as $$
declare
  v_hash text := md5(jsonb_build_array(p_type, p_description, p_legs)::text);
  v_id integer;
  v_before wallet.transaction;
begin
  insert into wallet.transaction
    (idempotency_key, request_hash, type, description, tracking_code, created_at, payment_id, trade_request_id)
  values (p_key, v_hash, p_type, p_description, p_tracking_code, p_at, p_payment, p_request)
  -- No index is named: a twin that is posted at this moment may be met at its tracking code first.
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    select * into v_before from wallet.transaction where idempotency_key = p_key;
    if not found then
      raise exception 'the tracking code belongs to another posting'
        using errcode = 'unique_violation', constraint = 'transaction_tracking_code_key';
    end if;
    if v_before.request_hash <> v_hash then
      raise exception 'the key was used for another posting'
        using errcode = 'unique_violation', constraint = 'idempotency_mismatch';
    end if;
    return v_before.id;
  end if;

  perform wallet.lock_accounts(array(select leg ->> 'account' from jsonb_array_elements(p_legs) as leg));
  with leg as (
    select account.id, (item ->> 'amountRial')::bigint as amount
    from jsonb_array_elements(p_legs) as item
    join wallet.account on account.code = item ->> 'account'
  ), moved as (
    update wallet.account set balance_rial = balance_rial + leg.amount
    from leg where account.id = leg.id
    returning account.id, leg.amount, account.balance_rial
  )
  insert into wallet.entry (transaction_id, account_id, amount_rial, balance_after_rial)
  select v_id, id, amount, balance_rial from moved order by id;

  perform wallet.write_statement(v_id);
  return v_id;
end $$;

create or replace function wallet.post(
  p_key text, p_type text, p_description text, p_tracking_code text, p_at timestamptz, p_legs jsonb
) returns integer language plpgsql as $$
begin
  return wallet.post_for(p_key, p_type, p_description, p_tracking_code, p_at, p_legs, null, null);
end $$;

-- Moves an amount above zero from one account to another, once per key; the ledger gives the tracking code.
-- Raises account_not_overdrawn when the first account holds less.
create function wallet.transfer(
  p_key text, p_type text, p_description text, p_at timestamptz, p_from text, p_to text, p_amount bigint,
  p_payment integer default null, p_request integer default null
) returns integer language plpgsql as $$
begin
  if p_amount is null or p_amount <= 0 then
    raise exception 'an amount that is moved is above zero' using errcode = 'check_violation', constraint = 'amount_positive';
  end if;
  return wallet.post_for(
    p_key, p_type, p_description, 'BZ-' || nextval('wallet.tracking_number'), p_at,
    jsonb_build_array(
      jsonb_build_object('account', p_from, 'amountRial', -p_amount),
      jsonb_build_object('account', p_to, 'amountRial', p_amount)),
    p_payment, p_request);
end $$;

-- What a user may spend; it stays so only while the account is locked.
create function wallet.available_of(p_user integer) returns bigint language plpgsql as $$
begin
  return coalesce(
    (select balance_rial from wallet.account where code = format('user:%s:available', p_user)), 0);
end $$;

-- What is set aside for a trade request, and how much of it still is.
create table wallet.trade_hold (
  request_id     integer primary key check (request_id > 0),
  user_id        integer not null,
  amount_rial    bigint not null check (amount_rial > 0),
  remaining_rial bigint not null,
  held_at        timestamptz not null,
  constraint trade_hold_enough check (remaining_rial between 0 and amount_rial)
);

-- Notes what is set aside for a request. False when exactly that is set aside already: a request is held for once.
create function wallet.note_hold(p_user integer, p_request integer, p_amount bigint, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_hold wallet.trade_hold;
begin
  insert into wallet.trade_hold (request_id, user_id, amount_rial, remaining_rial, held_at)
  values (p_request, p_user, p_amount, p_amount, p_at)
  on conflict (request_id) do nothing;
  if found then
    return true;
  end if;
  select * into v_hold from wallet.trade_hold where request_id = p_request for update;
  if v_hold.user_id = p_user and v_hold.amount_rial = p_amount and v_hold.remaining_rial = p_amount then
    return false;
  end if;
  raise exception 'money is or was set aside for request %', p_request
    using errcode = 'unique_violation', constraint = 'trade_hold_once';
end $$;

-- Sets money aside for a trade request, once per request. Raises account_not_overdrawn when the user has less.
create function wallet.hold_for_trade(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz,
  p_payment integer default null
) returns void language plpgsql as $$
begin
  if wallet.note_hold(p_user, p_request, p_amount, p_at) then
    perform wallet.transfer(p_key, 'Hold', p_description, p_at,
      format('user:%s:available', p_user), format('user:%s:held', p_user), p_amount, p_payment, p_request);
  end if;
end $$;

-- Takes from what is set aside for a request. False when the key did so before; raises trade_hold_enough beyond it.
create function wallet.take_from_hold(p_key text, p_user integer, p_request integer, p_amount bigint)
returns boolean language plpgsql as $$
begin
  perform from wallet.trade_hold where request_id = p_request and user_id = p_user for update;
  if not found then
    raise exception 'nothing is set aside for request %', p_request
      using errcode = 'check_violation', constraint = 'trade_hold_enough';
  end if;
  if exists (select from wallet.transaction where idempotency_key = p_key) then
    return false;
  end if;
  update wallet.trade_hold set remaining_rial = remaining_rial - p_amount where request_id = p_request;
  return true;
end $$;

-- Gives what is set aside for a request to its supplier; the marketplace keeps no part of it. Once per key.
create function wallet.release_to_supplier(
  p_key text, p_user integer, p_request integer, p_supplier integer, p_amount bigint, p_description text,
  p_at timestamptz
) returns void language plpgsql as $$
begin
  if wallet.take_from_hold(p_key, p_user, p_request, p_amount) then
    perform wallet.transfer(p_key, 'Payment', p_description, p_at,
      format('user:%s:held', p_user), format('supplier:%s:payable', p_supplier), p_amount, null, p_request);
  end if;
end $$;

-- Gives what is set aside for a request back to its user. Once per key.
create function wallet.refund_hold(
  p_key text, p_user integer, p_request integer, p_amount bigint, p_description text, p_at timestamptz
) returns void language plpgsql as $$
begin
  if wallet.take_from_hold(p_key, p_user, p_request, p_amount) then
    perform wallet.transfer(p_key, 'Release', p_description, p_at,
      format('user:%s:held', p_user), format('user:%s:available', p_user), p_amount, null, p_request);
  end if;
end $$;

-- Pays a membership fee from the wallet. Once per key; raises account_not_overdrawn when the user has less.
create function wallet.pay_membership(
  p_key text, p_user integer, p_amount bigint, p_description text, p_at timestamptz,
  p_payment integer default null
) returns void language plpgsql as $$
begin
  perform wallet.transfer(p_key, 'MembershipFee', p_description, p_at,
    format('user:%s:available', p_user), 'platform:fees', p_amount, p_payment, null);
end $$;

revoke all on all tables in schema wallet from public;
