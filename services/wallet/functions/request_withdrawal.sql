-- Takes money out of a wallet for the bank account of its owner: the account is read here, so that no caller can name
-- another one. Returns the id, or what the wallet lacks. Raises no_payout_account while the owner has none.
create or replace function wallet.request_withdrawal(p_user integer, p_by integer, p_amount bigint, p_at timestamptz)
  returns table (withdrawal_id bigint, shortfall_rial bigint)
  language plpgsql security definer set search_path = pg_catalog, wallet, pg_temp
as $$
declare
  v_account record;
  v_available bigint;
begin
  select * into v_account from merchant.payout_account(p_user);
  if not found then
    raise exception 'user % has no bank account', p_user
      using errcode = 'check_violation', constraint = 'no_payout_account';
  end if;
  perform wallet.lock_accounts(array[format('user:%s:available', p_user), 'platform:withdrawals']);
  v_available := wallet.available_of(p_user);
  if v_available < p_amount then
    return query select null::bigint, p_amount - v_available;
    return;
  end if;
  insert into wallet.withdrawal (user_id, requested_by, amount_rial, sheba, holder_name, state, created_at)
  values (p_user, p_by, p_amount, v_account.sheba, v_account.holder_name, 'Requested', p_at)
  returning id into withdrawal_id;
  perform wallet.transfer(format('withdrawal:%s', withdrawal_id), 'Withdrawal', 'برداشت به حساب بانکی', p_at,
    format('user:%s:available', p_user), 'platform:withdrawals', p_amount);
  shortfall_rial := 0;
  return next;
end $$;
