-- Writes one transaction, once per key: p_codes are the accounts and p_amounts, in the same order, what each of them is
-- moved by. p_hash identifies the request under the key. Everything is written by one statement, so that the triggers
-- check it as a whole. The settings keep one plan that reads by index: a plan made for a small ledger would read all
-- accounts, and planning anew for each call is slow.
create or replace function wallet.write_posting(
  p_key text, p_hash text, p_type text, p_description text, p_tracking_code text, p_at timestamptz,
  p_codes text[], p_amounts bigint[], p_payment bigint, p_request integer
) returns bigint language plpgsql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  v_id bigint;
  v_before wallet.transaction;
  -- With an account of a user the other one is locked too, because a statement line shows both.
  v_locked text[] := wallet.with_partners(p_codes);
begin
  if (select count(*) from wallet.account where code = any(p_codes)) < cardinality(p_codes) then
    perform wallet.ensure_accounts(p_codes);
  end if;
  perform from wallet.account where code = any(v_locked) order by id for update;

  with posted as (
    insert into wallet.transaction (idempotency_key, request_hash, type, description, tracking_code, created_at,
      payment_id, trade_request_id, entry_count)
    values (p_key, p_hash, p_type, p_description, p_tracking_code, p_at, p_payment, p_request, cardinality(p_codes))
    -- Any unique index: a concurrent duplicate may conflict at its tracking code first.
    on conflict do nothing
    returning id
  ), moved as (
    update wallet.account set balance_rial = balance_rial + leg.amount, entry_count = account.entry_count + 1
    from posted, unnest(p_codes, p_amounts) as leg (code, amount) where account.code = leg.code
    returning account.id, account.owner_user_id, account.code like '%:held' as is_held, leg.amount,
      account.balance_rial, account.entry_count
  ), entry as (
    insert into wallet.entry (transaction_id, account_id, place, amount_rial, balance_after_rial)
    select posted.id, moved.id, entry_count, amount, balance_rial from moved, posted order by moved.id
  ), user_moved as (
    select
      owner_user_id,
      coalesce(sum(amount) filter (where not is_held), 0)::bigint as available,
      coalesce(sum(amount) filter (where is_held), 0)::bigint as held,
      sum(balance_rial)::bigint as moved_after,
      coalesce(sum(balance_rial) filter (where not is_held), 0)::bigint as moved_available_after
    from moved where owner_user_id is not null
    group by owner_user_id
  ), line as (
    -- One statement line for each user whose accounts are moved; accounts that are not moved count with their balance.
    insert into wallet.statement_line
      (transaction_id, user_id, place, direction, amount_rial, balance_after_rial, available_after_rial)
    select
      posted.id,
      user_moved.owner_user_id,
      1 + coalesce((
        select place from wallet.statement_line where user_id = user_moved.owner_user_id order by place desc limit 1), 0),
      case when coalesce(nullif(user_moved.available, 0), user_moved.held) > 0 then 'in' else 'out' end,
      greatest(abs(user_moved.available), abs(user_moved.held)),
      user_moved.moved_after + rest.balance,
      user_moved.moved_available_after + rest.available
    from posted, user_moved cross join lateral (
      select
        coalesce(sum(balance_rial), 0)::bigint as balance,
        coalesce(sum(balance_rial) filter (where code like '%:available'), 0)::bigint as available
      from wallet.account where account.owner_user_id = user_moved.owner_user_id and code <> all(p_codes)
    ) as rest
    order by user_moved.owner_user_id
  )
  select id into v_id from posted;
  if v_id is not null then
    return v_id;
  end if;

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
end $$;
