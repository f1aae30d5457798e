create function wallet.ensure_accounts(p_codes text[]) returns void language sql as $$
  insert into wallet.account (code, owner_user_id, is_outside)
  select code, substring(code from '^user:([0-9]+):')::int, code like 'gateway:%'
  from unnest(p_codes) as wanted (code)
  where not exists (select from wallet.account where account.code = wanted.code)
  order by code
  on conflict (code) do nothing;
$$;

-- The statement line of every user whose accounts a transaction touches.
create function wallet.write_statement(p_transaction integer) returns void language sql as $$
  insert into wallet.statement_line
    (transaction_id, user_id, direction, amount_rial, balance_after_rial, available_after_rial)
  select
    p_transaction,
    moved.owner_user_id,
    case when coalesce(nullif(moved.available, 0), moved.held) > 0 then 'in' else 'out' end,
    greatest(abs(moved.available), abs(moved.held)),
    total.available + total.held,
    total.available
  from (
    select
      account.owner_user_id,
      coalesce(sum(entry.amount_rial) filter (where account.code like '%:available'), 0)::bigint as available,
      coalesce(sum(entry.amount_rial) filter (where account.code like '%:held'), 0)::bigint as held
    from wallet.entry join wallet.account on account.id = entry.account_id
    where entry.transaction_id = p_transaction and account.owner_user_id is not null
    group by account.owner_user_id
  ) as moved
  cross join lateral (
    select
      coalesce(sum(balance_rial) filter (where code like '%:available'), 0)::bigint as available,
      coalesce(sum(balance_rial) filter (where code like '%:held'), 0)::bigint as held
    from wallet.account where account.owner_user_id = moved.owner_user_id
  ) as total
  order by moved.owner_user_id;
$$;

-- Posts one transaction, once per key. p_legs: [{"account": "user:1:available", "amountRial": -5000}, …], their sum is
-- zero. The key, the entries and the balances stand or fall together; accounts are locked in the order of their ids.
create function wallet.post(
  p_key text, p_type text, p_description text, p_tracking_code text, p_at timestamptz, p_legs jsonb
) returns integer language plpgsql as $$
declare
  v_hash text := md5(jsonb_build_array(p_type, p_description, p_legs)::text);
  v_id integer;
  v_before wallet.transaction;
begin
  insert into wallet.transaction (idempotency_key, request_hash, type, description, tracking_code, created_at)
  values (p_key, v_hash, p_type, p_description, p_tracking_code, p_at)
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

  perform wallet.ensure_accounts(array(select leg ->> 'account' from jsonb_array_elements(p_legs) as leg));
  perform from wallet.account
    where code in (select leg ->> 'account' from jsonb_array_elements(p_legs) as leg)
    order by id for update;

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

-- Rights of other roles, should the operator have any: reading and posting, nothing else.
revoke all on all tables in schema wallet from public;
