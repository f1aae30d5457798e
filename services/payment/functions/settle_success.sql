-- Books the money of an attempt that its gateway confirmed, once however often it is confirmed. The money enters the
-- wallet first and then pays for the purpose; it stays in the wallet when the purpose is gone or already paid.
create or replace function payment.settle_success(p_attempt bigint, p_ref text, p_card text, p_at timestamptz)
returns text
  language plpgsql security definer set search_path = pg_catalog, payment, pg_temp
as $$
declare
  v_attempt payment.online_payment;
  v payment.payment;
  v_move text;
  v_reason text;
  v_state text;
begin
  select payment_id into v_attempt.payment_id from payment.online_payment where id = p_attempt;
  select * into v from payment.payment where id = v_attempt.payment_id for update;
  select * into v_attempt from payment.online_payment where id = p_attempt for update;
  if v_attempt.verified_at is not null then
    return v.status;
  end if;
  if v_attempt.authority is null then
    raise exception 'attempt % never reached its gateway', p_attempt
      using errcode = 'check_violation', constraint = 'posting_justified';
  end if;
  update payment.online_payment set verified_at = p_at, ref_number = p_ref, card_masked = p_card, status = 'Verified', failure = null
    where id = p_attempt;

  perform wallet.lock_accounts(payment.accounts_of(v) || format('gateway:%s:clearing', v_attempt.gateway_id));
  perform wallet.charge_confirmed(p_attempt, p_at);

  v_move := case
    when v.is_closed or v.status = 'Cancelled' then 'refund'
    when payment.next_status(v.status, 'verify') is not null then 'verify'
    else 'verifyLate' end;
  if payment.next_status(v.status, v_move) is null or v.status in ('Verified', 'Settled') then
    v_move := 'creditExtra';
  end if;
  if v_move in ('verify', 'verifyLate') then
    begin
      perform payment.write_move(v.id, v_move, 'gateway', p_at, p_attempt);
      perform payment.fulfil(v.id, p_at);
      return 'Verified';
    exception
      when deadlock_detected or serialization_failure or lock_not_available or query_canceled then raise;
      -- The purpose cannot be fulfilled for any other reason: the money has arrived, and it stays in the wallet.
      when others then
        get stacked diagnostics v_state = returned_sqlstate;
        v_reason := 'not_fulfilled:' || v_state;
        v_move := case
          when p_attempt = (select max(id) from payment.online_payment where payment_id = v.id) then 'refund'
          else 'creditExtra' end;
    end;
  end if;
  perform payment.write_move(v.id, v_move, 'gateway', p_at, p_attempt, v_reason);
  -- The purpose is still unpaid, so it needs a payment that can be paid.
  if v_move = 'refund' and not v.is_closed and v.purpose <> 'walletCharge' then
    perform payment.create_payment(v.user_id, v.purpose, v.purpose_id, v.amount_rial, p_at);
  end if;
  return (select status from payment.payment where id = v.id);
end $$;
