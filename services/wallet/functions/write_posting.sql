-- Writes one transaction, once per key: p_codes are the accounts and p_amounts, in the same order, what each of them is
-- moved by. p_hash identifies the request under the key. The settings keep one plan that reads by index: a plan made
-- for a small ledger would read all accounts, and planning anew for each call is slow.
create or replace function wallet.write_posting(
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
  -- Any unique index: a concurrent duplicate may conflict at its tracking code first.
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
  -- One statement line for each user whose accounts are moved; accounts that are not moved count with their balance.
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
