-- A posting in as few statements as it can be, all of them by index however many accounts there are.

-- Every posting locks and rewrites its accounts: room on the page lets the new version stay beside the old one, and
-- neither index is written.
alter table wallet.account set (fillfactor = 50);

-- Makes the accounts that are missing and locks all of them in the order of their ids. Whoever posts more than once in
-- a transaction locks everything first, or two of them could wait for each other. Missing accounts are made while
-- nothing is locked, for the same reason.
create or replace function wallet.lock_accounts(p_codes text[]) returns void language plpgsql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
begin
  if (select count(*) from wallet.account where code = any(p_codes)) < cardinality(p_codes) then
    perform wallet.ensure_accounts(p_codes);
  end if;
  perform from wallet.account where code = any(p_codes) order by id for update;
end $$;

-- Writes one transaction, once per key: the accounts by code, and in the same order what each of them is moved by.
-- p_hash stands for what was asked for. A plan that was made when the ledger was small, or for these very accounts,
-- would read all accounts or be made anew each time: hence the settings.
create function wallet.write_posting(
  p_key text, p_hash text, p_type text, p_description text, p_tracking_code text, p_at timestamptz,
  p_codes text[], p_amounts bigint[], p_payment integer, p_request integer
) returns integer language plpgsql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  v_id integer;
  v_before wallet.transaction;
begin
  insert into wallet.transaction
    (idempotency_key, request_hash, type, description, tracking_code, created_at, payment_id, trade_request_id)
  values (p_key, p_hash, p_type, p_description, p_tracking_code, p_at, p_payment, p_request)
  -- No index is named: a twin that is posted at this moment may be met at its tracking code first.
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    select * into v_before from wallet.transaction where idempotency_key = p_key;
    if not found then
      raise exception 'the tracking code belongs to another posting'
        using errcode = 'unique_violation', constraint = 'transaction_tracking_code_key';
    end if;
    if v_before.request_hash <> p_hash then
      raise exception 'the key was used for another posting'
        using errcode = 'unique_violation', constraint = 'idempotency_mismatch';
    end if;
    return v_before.id;
  end if;

  if (select count(*) from wallet.account where code = any(p_codes)) < cardinality(p_codes) then
    perform wallet.ensure_accounts(p_codes);
  end if;
  perform from wallet.account where code = any(p_codes) order by id for update;

  with moved as (
    update wallet.account set balance_rial = balance_rial + leg.amount
    from unnest(p_codes, p_amounts) as leg (code, amount) where account.code = leg.code
    returning account.id, account.owner_user_id, account.code like '%:held' as is_held, leg.amount, account.balance_rial
  ), entry as (
    insert into wallet.entry (transaction_id, account_id, amount_rial, balance_after_rial)
    select v_id, id, amount, balance_rial from moved order by id
  ), line as (
    select
      owner_user_id,
      coalesce(sum(amount) filter (where not is_held), 0)::bigint as available,
      coalesce(sum(amount) filter (where is_held), 0)::bigint as held,
      sum(balance_rial)::bigint as moved_after,
      coalesce(sum(balance_rial) filter (where not is_held), 0)::bigint as moved_available_after
    from moved where owner_user_id is not null
    group by owner_user_id
  )
  -- The statement line of every user whose accounts are touched; what is not moved counts as it stands.
  insert into wallet.statement_line
    (transaction_id, user_id, direction, amount_rial, balance_after_rial, available_after_rial)
  select
    v_id,
    line.owner_user_id,
    case when coalesce(nullif(line.available, 0), line.held) > 0 then 'in' else 'out' end,
    greatest(abs(line.available), abs(line.held)),
    line.moved_after + rest.balance,
    line.moved_available_after + rest.available
  from line cross join lateral (
    select
      coalesce(sum(balance_rial), 0)::bigint as balance,
      coalesce(sum(balance_rial) filter (where code like '%:available'), 0)::bigint as available
    from wallet.account where account.owner_user_id = line.owner_user_id and code <> all(p_codes)
  ) as rest
  order by line.owner_user_id;
  return v_id;
end $$;

-- Posts one transaction, once per key, with what it belongs to. p_legs: [{"account": "user:1:available", "amountRial":
-- -5000}, …], their sum is zero. The key, the entries and the balances stand or fall together.
create or replace function wallet.post_for(
  p_key text, p_type text, p_description text, p_tracking_code text, p_at timestamptz, p_legs jsonb,
  p_payment integer, p_request integer
) returns integer language plpgsql as $$
begin
  return wallet.write_posting(
    p_key, md5(jsonb_build_array(p_type, p_description, p_legs)::text), p_type, p_description, p_tracking_code, p_at,
    array(select leg ->> 'account' from jsonb_array_elements(p_legs) with ordinality as one (leg, place) order by place),
    array(select (leg ->> 'amountRial')::bigint
      from jsonb_array_elements(p_legs) with ordinality as one (leg, place) order by place),
    p_payment, p_request);
end $$;

-- Moves an amount above zero from one account to another, once per key; the ledger gives the tracking code.
-- Raises account_not_overdrawn when the first account holds less.
create or replace function wallet.transfer(
  p_key text, p_type text, p_description text, p_at timestamptz, p_from text, p_to text, p_amount bigint,
  p_payment integer default null, p_request integer default null
) returns integer language plpgsql as $$
begin
  if p_amount is null or p_amount <= 0 then
    raise exception 'an amount that is moved is above zero' using errcode = 'check_violation', constraint = 'amount_positive';
  end if;
  return wallet.write_posting(
    p_key,
    -- As post_for() writes it, so that either of them knows the other's keys.
    md5(jsonb_build_array(p_type, p_description, jsonb_build_array(
      jsonb_build_object('account', p_from, 'amountRial', -p_amount),
      jsonb_build_object('account', p_to, 'amountRial', p_amount)))::text),
    p_type, p_description, 'BZ-' || nextval('wallet.tracking_number'), p_at,
    array[p_from, p_to], array[-p_amount, p_amount], p_payment, p_request);
end $$;

drop function wallet.write_statement(integer);

-- The checks at the end of a transaction, as before, in one question each.
create or replace function wallet.check_transaction() returns trigger language plpgsql as $$
declare
  v_id integer;
  v_sum numeric;
  v_count integer;
begin
  if tg_table_name = 'transaction' then
    v_id := new.id;
  else
    v_id := new.transaction_id;
  end if;
  select coalesce(sum(amount_rial), 0), count(*) into v_sum, v_count from wallet.entry where transaction_id = v_id;
  if v_sum <> 0 or v_count < 2 then
    raise exception 'transaction % is not balanced: % entries with the sum %', v_id, v_count, v_sum
      using errcode = 'check_violation', constraint = 'transaction_balanced';
  end if;
  return null;
end $$;

create or replace function wallet.check_balance() returns trigger language plpgsql as $$
begin
  if (select balance_rial from wallet.account where id = new.id) <> coalesce(
    (select balance_after_rial from wallet.entry where account_id = new.id order by id desc limit 1), 0)
  then
    raise exception 'the balance of account % is not backed by its entries', new.code
      using errcode = 'check_violation', constraint = 'account_backed';
  end if;
  return null;
end $$;
