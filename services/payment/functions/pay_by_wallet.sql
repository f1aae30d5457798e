-- Pays from the wallet. Returns the missing amount, 0 when it was paid. Raises invalid_transition.
create or replace function payment.pay_by_wallet(p_payment bigint, p_at timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v payment.payment;
  v_available bigint;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.is_closed or payment.next_status(v.status, 'payByWallet') is null or v.purpose = 'walletCharge' then
    raise exception 'a payment that is % cannot be paid from the wallet', v.status
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v.status;
  end if;
  perform wallet.lock_accounts(payment.accounts_of(v));
  v_available := wallet.available_of(v.wallet_user_id) + v.held_rial;
  if v_available < v.amount_rial then
    return v.amount_rial - v_available;
  end if;
  update payment.payment set method = 'wallet', expires_at = null where id = p_payment;
  perform payment.write_move(p_payment, 'payByWallet', 'buyer', p_at);
  perform payment.fulfil(p_payment, p_at);
  return 0;
end $$;
